import { expect, test } from 'vitest'
import { garmentType } from './catalogue.ts'
import { hasFlaredLegs } from './flared.ts'
import { group } from './styles.ts'

const salwar = garmentType('salwar') ?? { styles: [] }

test('legs flare by the style that was chosen', () => {
  expect(hasFlaredLegs(salwar, [])).toBe(false)
  expect(hasFlaredLegs(salwar, [{ group: 'salwar_cut', option: 'patiala' }])).toBe(false)
  expect(hasFlaredLegs(salwar, [{ group: 'salwar_cut', option: 'sharara' }])).toBe(true)
  expect(hasFlaredLegs(salwar, [{ group: 'bottom', option: 'wide' }])).toBe(true)
  expect(hasFlaredLegs(salwar, [{ group: 'hem', option: 'wide' }])).toBe(false)
})

test('a garment that is sewn flared only flares before anything is chosen', () => {
  expect(hasFlaredLegs({ styles: [group('bottom', 'wide')] }, [])).toBe(true)
  expect(hasFlaredLegs({ styles: [group('bottom', 'wide', 'straight')] }, [])).toBe(false)
  expect(hasFlaredLegs({ styles: [] }, [])).toBe(false)
})

test('each flared style is one some garment of the catalogue is sewn in', () => {
  const offered = (style: string) => {
    const [key = '', option = ''] = style.split('.')
    return salwar.styles.some((each) => each.key === key && each.options.some((one) => one.key === option))
  }
  expect(['bottom.wide', 'salwar_cut.sharara'].filter(offered)).toHaveLength(2)
})

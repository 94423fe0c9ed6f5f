import type { Garment } from '@darzi/contract/garments.ts'
import { garmentType } from '@darzi/tailoring/garments/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { readDraft } from './garment-body.ts'
import { draftOf, type GarmentDraft, moneyText, saysTheSame, tidied } from './garment-draft.ts'
import { moved } from './moved.ts'
import { switched } from './style-switch.ts'

function aShirt(): Garment {
  const type = garmentType('shirt')
  if (!type) throw new Error('the catalogue has a shirt')
  return { ...type, isOwn: false, isActive: true, version: 3, priceMinor: 120_050 }
}
const base = draftOf(aShirt())
const read = (change: Partial<GarmentDraft>, isOwn = false) =>
  readDraft(base, { ...base, ...change }, { currency: 'INR', isOwn })
const keyOf = (problems: ReturnType<typeof read>['problems']) =>
  Object.fromEntries(Object.entries(problems).map(([field, said]) => [field, said.key]))

describe('a garment being changed', () => {
  test('sends nothing while nothing is changed', () => {
    expect(read({})).toEqual({ problems: {}, body: {} })
    expect(saysTheSame(draftOf(aShirt()), base)).toBe(true)
  })

  test('sends only the parts that were changed', () => {
    expect(read({ price: '1,500', leadDays: '१०' }).body).toEqual({ priceMinor: 150_000, leadDays: 10 })
    expect(read({ price: ' ' }).body).toEqual({ priceMinor: null })
  })

  test('reads the cloth it takes in digits of any script, in halves and quarters, and with a comma', () => {
    const cloth = [{ row: 'a', width: '१५०', from: '2,5', to: '2 3/4', when: '' }]
    expect(read({ cloth })).toEqual({
      problems: {},
      body: { cloth: [{ widthCm: 150, fromM: 2.5, toM: 2.75 }] },
    })
  })

  test('leaves out a choice whose options are all off', () => {
    const [first, ...others] = base.styles
    const draft = { ...base, styles: [{ key: first?.key ?? '', options: [] }, ...others] }
    expect(tidied(draft).styles).toEqual(others)
  })

  test.each([
    ['a price of zero', { price: '0' }, { priceMinor: 'garments.price.notZero' }],
    ['a price that is none', { price: 'cheap' }, { priceMinor: 'problems.money.notAnAmount' }],
    ['half a day', { leadDays: '1.5' }, { leadDays: 'garments.number.whole' }],
    ['more days than a year', { leadDays: '400' }, { leadDays: 'problems.field.tooBig' }],
    [
      'an own extra without a name',
      { addOns: [{ key: 'x', name: ' ', price: '5' }] },
      { 'addOns.0.name': 'problems.field.required' },
    ],
    [
      'cloth that ends before it begins',
      { cloth: [{ row: 'a', width: '110', from: '3', to: '2', when: '' }] },
      { 'cloth.0.toM': 'problems.field.tooSmall' },
    ],
    [
      'metres that may be two numbers',
      { cloth: [{ row: 'a', width: '110', from: '1,250', to: '3', when: '' }] },
      { 'cloth.0.fromM': 'problems.number.comma' },
    ],
    [
      'a width by a calculator',
      { cloth: [{ row: 'a', width: '0x64', from: '2', to: '3', when: '' }] },
      { 'cloth.0.widthCm': 'problems.number.notANumber' },
    ],
    ['one stage only', { stages: [{ key: 'received' }] }, { stages: 'garments.stages.tooFew' }],
    [
      'an own option without a name',
      { styles: [{ key: 'collar', options: [{ key: 'point' }, { key: 'own', name: '' }] }] },
      { 'styles.0.options.1.name': 'problems.field.required' },
    ],
  ])('is told at the field of %s', (_what, change, problems) => {
    expect(keyOf(read(change).problems)).toEqual(problems)
  })

  test('needs a name when it is the shop’s own', () => {
    expect(keyOf(read({ name: ' ' }, true).problems)).toEqual({ name: 'problems.field.required' })
    expect(read({ name: ' ' }).problems).toEqual({})
  })

  test('takes cloth with a decimal comma and in the digits of any script', () => {
    const { body } = read({ cloth: [{ row: 'a', width: '११०', from: '2,5', to: '੩', when: '' }] })
    expect(body.cloth).toEqual([{ widthCm: 110, fromM: 2.5, toM: 3 }])
  })
})

test.each([
  [120_050, '1200.50'],
  [120_000, '1200'],
  [105, '1.05'],
  [5, '0.05'],
])('%d minor units are typed as %s', (minor, text) => {
  expect(moneyText(minor)).toBe(text)
})

test('an option switched on again stands where the catalogue has it, before the shop’s own', () => {
  const own = { key: 'own', name: 'Cutaway' }
  const options = [{ key: 'spread' }, { key: 'button_down' }, own]
  expect(switched('collar', options, 'point').map(({ key }) => key)).toEqual([
    'spread',
    'point',
    'button_down',
    'own',
  ])
  expect(switched('collar', options, 'spread').map(({ key }) => key)).toEqual(['button_down', 'own'])
})

test('a row moves one place, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

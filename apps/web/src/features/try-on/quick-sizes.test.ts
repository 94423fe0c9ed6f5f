import { expect, test } from 'vitest'
import { emptyQuick, readQuick, scanOf } from './quick-sizes.ts'

const typed = { height: '175', weight: '76', sex: 'male', chest: '98', waist: '88', hips: '98.5' }

test('six numbers make a body whose taped sizes are what was typed, and whose others follow', () => {
  const read = readQuick(typed, 'cm')
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  const scan = scanOf(read, { id: 'a', takenAt: '2026-11-21T10:00:00.000Z' })
  expect(scan.estimates.chest).toMatchObject({ mm: 980, from: 'tape' })
  expect(scan.estimates.thigh.from).toBe('build')
  expect(scan.untaped?.chest.from).toBe('build')
  expect(scan.tape).toEqual({ chest: 980, waist: 880, hips: 985 })
})

test('inches are read as a tape is read', () => {
  const read = readQuick({ ...typed, height: '69', chest: '38 1/2', waist: '34', hips: '38' }, 'in')
  expect('tape' in read && read.tape.chest).toBe(977.9)
})

test('each empty field, each number no body has and what is no number is said at its own field', () => {
  expect(readQuick(emptyQuick, 'cm')).toEqual({
    errors: {
      height: 'try-on.quick.needed',
      weight: 'try-on.quick.needed',
      sex: 'try-on.quick.choose',
      chest: 'try-on.quick.needed',
      waist: 'try-on.quick.needed',
      hips: 'try-on.quick.needed',
    },
  })
  expect(readQuick({ ...typed, height: '30', chest: '9' }, 'cm')).toEqual({
    errors: { chest: 'try-on.quick.notABody' },
  })
  expect(readQuick({ ...typed, height: '30' }, 'cm')).toEqual({ errors: { height: 'try-on.quick.notABody' } })
  expect(readQuick({ ...typed, weight: '0' }, 'cm')).toHaveProperty('errors.weight')
  expect(readQuick({ ...typed, waist: 'wide' }, 'cm')).toEqual({
    errors: { waist: 'try-on.quick.notALength' },
  })
})

const doubtsOf = (text: Partial<typeof typed>, unit: 'cm' | 'in' = 'cm') => {
  const read = readQuick({ ...typed, ...text }, unit)
  return 'errors' in read ? read.errors : read.doubts.map(({ field, code }) => `${field} ${code}`)
}

test('inches typed where centimetres are asked for are asked about before they become a body', () => {
  const slips = ['chest inchesTypedAsCm', 'waist inchesTypedAsCm', 'hips inchesTypedAsCm']
  const inches = { height: '170', weight: '75', chest: '38', waist: '36', hips: '40' }
  expect(doubtsOf(inches)).toEqual(slips)
  expect(doubtsOf({ ...inches, sex: 'female' })).toEqual(slips)
  expect(doubtsOf({ ...inches, sex: 'unknown' })).toEqual(slips)
  expect(doubtsOf({ ...inches, height: '67' }, 'in')).toEqual([])
  expect(doubtsOf({})).toEqual([])
})

test('pounds typed where kilograms are asked for are asked about before they become a body', () => {
  expect(doubtsOf({ weight: '168' })).toEqual(['weight weightInOtherUnit'])
  expect(doubtsOf({ weight: '168 lb' })).toEqual([])
  expect(doubtsOf({ weight: '340 lb' })).toEqual([])
  expect(doubtsOf({ weight: '76 lb' })).toEqual(['weight weightInOtherUnit'])
})

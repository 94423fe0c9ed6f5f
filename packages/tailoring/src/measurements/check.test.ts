import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inUnit, toMm } from '../units/length.ts'
import { catalogue } from './catalogue.ts'
import { checkValues, checkWeight, mostMmOf, rangeFor } from './check.ts'
import { fieldsOf } from './doubt.ts'

const inInches = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([field, size]) => [field, toMm(size * 8, 'in', 8)]))
const codesOf = (values: Record<string, number>, more: Partial<Parameters<typeof checkValues>[0]> = {}) =>
  checkValues({ values: inInches(values), unit: 'in', sizing: 'men', ...more }).map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('a value alone', () => {
  test('100 in an inch chest is offered as centimetres', () => {
    expect(checkValues({ values: inInches({ chest: 100 }), unit: 'in', sizing: 'men' })).toEqual([
      {
        field: 'chest',
        code: 'cmTypedAsInches',
        params: { value: '100', converted: '39 ⅜', unit: 'in' },
        insteadMm: 1000,
      },
    ])
  })

  test('36 in a centimetre waist is offered as inches', () => {
    expect(checkValues({ values: { waist: 360 }, unit: 'cm', sizing: 'men' })).toMatchObject([
      { code: 'inchesTypedAsCm', params: { value: '36.0', converted: '91.4' }, insteadMm: 914.4 },
    ])
  })

  test('what is far out in both units is doubted with what is usual', () => {
    expect(checkValues({ values: inInches({ chest: 180 }), unit: 'in', sizing: 'men' })).toEqual([
      { field: 'chest', code: 'outOfRange', params: { value: '180', from: '34', to: '52', unit: 'in' } },
    ])
  })

  test('a woman is not doubted for not being a man, and the other way round', () => {
    expect(codesOf({ waist: 25, shoulder_width: 14 }, { sizing: 'women' })).toEqual([])
    expect(codesOf({ waist: 25, shoulder_width: 14 })).toEqual([
      'waist outOfRange',
      'shoulder_width outOfRange',
    ])
    expect(codesOf({ waist: 25 }, { sizing: undefined })).toEqual([])
  })

  test('a child is not doubted for being small', () => {
    expect(codesOf({ chest: 24, inseam: 15, shoulder_width: 10 }, { sizing: 'boys' })).toEqual([])
    expect(codesOf({ chest: 170, waist: 60 }, { sizing: 'girls' })).toEqual([
      'chest outOfRange',
      'waist cmTypedAsInches',
    ])
  })

  test('more than two inches from the last time is asked about, two are not', () => {
    expect(codesOf({ waist: 34 }, { last: inInches({ waist: 32 }) })).toEqual([])
    expect(codesOf({ waist: 34.125 }, { last: inInches({ waist: 32 }) })).toEqual(['waist changedMuch'])
    expect(codesOf({ waist: 30 }, { last: inInches({ waist: 33 }) })).toEqual(['waist changedMuch'])
  })

  test('a field of the shop is doubted by the range the shop gave it', () => {
    const ranges = { own: [100, 200] as const }
    expect(checkValues({ values: { own: 900 }, unit: 'cm', ranges })).toMatchObject([{ code: 'outOfRange' }])
    expect(checkValues({ values: { own: 150, unknown: 4000 }, unit: 'cm', ranges })).toEqual([])
  })

  test('a weight is doubted in its own unit', () => {
    expect(checkWeight(700, { sizing: 'men', unit: 'kg' })).toMatchObject([
      { code: 'weightOutOfRange', params: { value: '700.0', from: '35.0', to: '200.0', unit: 'kg' } },
    ])
    expect(checkWeight(70, { sizing: 'men', unit: 'lb' })).toEqual([])
  })
})

describe('two values that cannot well stand beside each other', () => {
  test.each([
    [{ inseam: 36, outseam: 36 + 0 }, 'inseam inseamNotBelowOutseam'],
    [{ hips: 34, thigh: 34.5 }, 'hips hipsBelowThigh'],
    [{ knee: 20, thigh: 20 }, 'knee kneeNotBelowThigh'],
    [{ leg_opening: 17, knee: 16 }, 'leg_opening bottomAboveKnee'],
    [{ mohri: 17, knee: 16 }, 'mohri bottomAboveKnee'],
    [{ paincha: 25, knee: 15 }, 'paincha bottomAboveKnee'],
    [{ wrist: 13, bicep: 12 }, 'wrist wristNotBelowBicep'],
    [{ under_bust: 36, chest: 36 }, 'under_bust underBustNotBelowBust'],
    [{ front_neck_depth: 7, blouse_length: 14 }, 'front_neck_depth frontNeckTooDeep'],
    [{ inseam: 30, outseam: 40, rise: 13.5 }, 'rise riseDoesNotFit'],
    [{ inseam: 30, outseam: 40, front_rise: 14 }, 'front_rise riseDoesNotFit'],
  ])('%j is doubted as %s', (values, doubt) => {
    expect(codesOf(values, { sizing: undefined })).toContain(doubt)
  })

  test('a doubt between sizes names all of them, since any may be the slip', () => {
    const named = (values: Record<string, number>) =>
      checkValues({ values: inInches(values), unit: 'in' }).map((doubt) => fieldsOf(doubt))
    expect(named({ under_bust: 36, chest: 36 })).toEqual([['under_bust', 'chest']])
    expect(named({ inseam: 30, outseam: 40, rise: 13.5 })).toEqual([['rise', 'inseam', 'outseam']])
    expect(named({ chest: 100 })).toEqual([['chest']])
  })

  test.each<Record<string, number>>([
    { inseam: 30, outseam: 40, rise: 13 },
    { inseam: 30, outseam: 40, rise: 9 },
    { hips: 38, thigh: 22, knee: 15, leg_opening: 15 },
    { paincha: 17, knee: 15 },
    { wrist: 7, bicep: 13 },
    { under_bust: 31, chest: 36 },
    { front_neck_depth: 6.5, blouse_length: 14 },
  ])('%j is not', (values) => {
    expect(codesOf(values, { sizing: undefined })).toEqual([])
  })

  test('flared legs may be wider than the knee', () => {
    for (const bottom of ['leg_opening', 'mohri', 'paincha'])
      expect(codesOf({ [bottom]: 20, knee: 16 }, { isFlared: true })).toEqual([])
    expect(codesOf({ paincha: 20, knee: 16, wrist: 9, bicep: 9 }, { isFlared: true })).not.toEqual([])
  })
})

test('every field that is a number has a range, and one of a grown woman or of a grown man', () => {
  const numbers = catalogue.filter(({ kind }) => kind !== 'text' && kind !== 'bool')
  expect(numbers.length).toBeGreaterThan(100)
  const bare = numbers.filter(({ key, men, women }) => !rangeFor(key) || !(men ?? women))
  expect(bare.map(({ key }) => key)).toEqual([])
})

test('whatever is inside its range, alone and unchanged, raises no doubt, and outside of it always one', () => {
  const lengths = catalogue.filter(({ kind }) => !['weight', 'text', 'bool'].includes(kind))
  fc.assert(
    fc.property(
      fc.constantFrom(...lengths.map(({ key }) => key)),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (key, at) => {
        const [from, to] = rangeFor(key) ?? [0, 0]
        const check = (mm: number) => checkValues({ values: { [key]: mm }, unit: 'cm' })
        expect(check(from + at * (to - from))).toEqual([])
        expect(check(to + 1 + at * 1000)).toHaveLength(1)
        expect(check(from * 0.999 - 0.1)).toHaveLength(1)
        expect(to).toBeGreaterThan(from)
      },
    ),
  )
})

test('a kandura as a Gulf house notes it raises no doubt; a slip of the pen in each of its fields does', () => {
  const kandura = {
    length_front: 145,
    length_back: 147,
    half_chest: 62,
    chest_front: 60,
    chest_back: 60,
    waist_front: 58,
    waist_back: 58,
    armhole_flat: 27,
    armhole_front: 26,
    daayer: 85,
    sleeve_width: 18,
    collar_width: 41,
    collar_height: 3.5,
    placket_length: 38,
    placket_width: 4,
    top_pocket_length: 14,
    top_pocket_width: 12,
    top_pocket_from_shoulder: 22,
    side_pocket_length: 30,
    side_pocket_width: 18,
    side_pocket_from_shoulder: 75,
    side_pocket_opening: 16,
    chest_provision: 2,
    waist_provision: 2,
    hem_provision: 5,
  }
  const check = (values: Record<string, number>) =>
    checkValues({
      values: Object.fromEntries(Object.entries(values).map(([key, cm]) => [key, cm * 10])),
      unit: 'cm',
      sizing: 'men',
    })
  expect(check(kandura)).toEqual([])
  for (const [key, cm] of Object.entries(kandura))
    expect(check({ [key]: cm * 10 }), key).toMatchObject([{ field: key, code: 'outOfRange' }])
})

test.each([
  ['neck', undefined, 76],
  ['waist', undefined, 184],
  ['anarkali_ghera', undefined, 590.55],
  ['a field of the shop', [300, 400], 62.99],
  ['a field without a range', undefined, 590.55],
] as const)(
  'at %s a slip of the keys is refused, a slip of the unit only asked about',
  (key, range, most) => {
    expect(inUnit(mostMmOf(key, range), 'in')).toBeCloseTo(most, 1)
  },
)

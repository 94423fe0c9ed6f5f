import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseFieldKeys, catalogue, fieldOf } from '../measurements/catalogue.ts'
import { missingOf, neededOf } from '../measurements/missing.ts'
import { garmentCatalogue, garmentType } from './catalogue.ts'
import { domainFields } from './fields-of-the-trade.ts'
import { garmentOfOrderType, orderTypeOfGarment, orderTypes } from './order-types.ts'

describe.each(garmentCatalogue)('$key', ({ key, fields, styles, stages, addOns, cloth, leadDays }) => {
  test('asks for exactly the fields the trade measures for it', () => {
    expect(fields.map(({ field }) => field).sort()).toEqual([...(domainFields[key] ?? [])].sort())
    expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length)
  })

  test('says exactly what is missing, in its own order', () => {
    const needed = fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field)
    expect(missingOf(neededOf(fields), [])).toEqual(needed)
    expect(missingOf(neededOf(fields), needed)).toEqual([])
    fc.assert(
      fc.property(fc.subarray(fields.map(({ field }) => field)), (measured) => {
        expect(missingOf(neededOf(fields), measured)).toEqual(
          needed.filter((field) => !measured.includes(field)),
        )
      }),
      { numRuns: 50 },
    )
  })

  test('knows its fields, has stages to pass through, and no key twice', () => {
    for (const { field } of fields) expect(fieldOf(field), field).toBeDefined()
    expect(stages.length).toBeGreaterThanOrEqual(2)
    expect(leadDays).toBeGreaterThan(0)
    for (const named of [styles, addOns, stages, ...styles.map(({ options }) => options)]) {
      expect(new Set(named.map((each) => each.key)).size).toBe(named.length)
    }
    expect(addOns.every(({ priceMinor }) => priceMinor === 0)).toBe(true)
  })

  test('claims cloth only for styles it offers', () => {
    const offered = styles.flatMap((group) => group.options.map((option) => `${group.key}.${option.key}`))
    for (const { when, fromM, toM } of cloth) {
      if (when !== undefined) expect(offered).toContain(when)
      expect(toM).toBeGreaterThanOrEqual(fromM)
    }
  })
})

test('the book begins with the twenty fields of every book, in their order', () => {
  expect(baseFieldKeys).toEqual([
    'neck',
    'shoulder_width',
    'chest',
    'waist',
    'bicep',
    'forearm',
    'wrist',
    'sleeve_length',
    'back_length',
    'armhole',
    'hips',
    'thigh',
    'knee',
    'calf',
    'ankle',
    'inseam',
    'outseam',
    'crotch',
    'height',
    'weight',
  ])
  expect(catalogue.slice(0, 20).map(({ part }) => part)).toEqual([
    ...Array(10).fill('upper'),
    ...Array(8).fill('lower'),
    ...Array(2).fill('other'),
  ])
})

test('every field is asked for by some garment', () => {
  const asked = new Set(garmentCatalogue.flatMap(({ fields }) => fields.map(({ field }) => field)))
  expect(catalogue.filter(({ key }) => !asked.has(key)).map(({ key }) => key)).toEqual([])
})

test('each of the six order types has its garment, and comes back from it', () => {
  for (const type of orderTypes) {
    expect(garmentType(garmentOfOrderType(type)), type).toBeDefined()
    expect(orderTypeOfGarment(garmentOfOrderType(type))).toBe(type)
  }
  expect(orderTypeOfGarment('churidar')).toBe('pants')
  expect(orderTypeOfGarment('kandura')).toBe('other')
  expect(orderTypeOfGarment('a shop’s own')).toBe('other')
})

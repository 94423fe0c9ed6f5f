import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ifMeantIn, inUnit, longestMm, roundToEighth, showLength } from './length.ts'
import { readLength } from './read-length.ts'

function reread(text: string, unit: 'in' | 'cm'): number {
  const result = readLength(text, unit)
  if ('refused' in result) throw new Error(`${text}: ${result.refused}`)
  return result.mm
}

describe('nothing is lost between inches and centimetres', () => {
  test('every eighth from 0 to 80 inches comes back the same by way of centimetres', () => {
    for (let eighths = 1; eighths <= 640; eighths += 1) {
      const shown = showLength((eighths * 25.4) / 8, 'in')
      const mm = reread(shown, 'in')
      expect(showLength(mm, 'in')).toBe(shown)
      const byCm = reread(showLength(mm, 'cm'), 'cm')
      expect(showLength(byCm, 'in')).toBe(shown)
      expect(reread(showLength(byCm, 'in'), 'in')).toBe(mm)
    }
    expect(showLength(0, 'in')).toBe('0')
  })

  test('every millimetre comes back the same from its centimetres', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: longestMm }), (mm) => reread(showLength(mm, 'cm'), 'cm') === mm),
    )
  })

  test('what is shown is never farther from what is held than half a step', () => {
    const anyMm = fc.integer({ min: 200, max: 499_800 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(anyMm, (mm) => {
        expect(Math.abs(reread(showLength(mm, 'in'), 'in') - mm)).toBeLessThanOrEqual(1.5976)
        expect(Math.abs(reread(showLength(mm, 'cm'), 'cm') - mm)).toBeLessThanOrEqual(0.5001)
      }),
    )
  })
})

test.each([
  [927.1, 'in', '36 ½'],
  [914.4, 'in', '36'],
  [3.18, 'in', '⅛'],
  [1, 'in', '0'],
  [-12.7, 'in', '−½'],
  [-1, 'in', '0'],
  [920, 'cm', '92.0'],
  [920.5, 'cm', '92.1'],
  [-0.4, 'cm', '0.0'],
] as const)('%d mm in %s is shown as %s', (mm, unit, shown) => {
  expect(showLength(mm, unit)).toBe(shown)
})

test('a length goes to the nearest mark of the tape', () => {
  expect(roundToEighth(920)).toBe(920.75)
  expect(roundToEighth(974.73)).toBe(974.73)
  expect(inUnit(914.4, 'in')).toBe(36)
})

test('100 typed as inches and meant as centimetres is one metre, and the other way round', () => {
  expect(ifMeantIn('cm', 2540, 'in')).toBe(1000)
  expect(ifMeantIn('in', 360, 'cm')).toBe(914.4)
})

test('no other file knows how long an inch is', () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const knows = /\b25\.4\b|\b2\.54\b|\b0?\.3937/
  const source = /\.tsx?$/
  const found = ['apps', 'packages', 'e2e', 'tools'].flatMap((part) =>
    readdirSync(`${root}/${part}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => source.test(path) && !/node_modules|(^|\/)dist\/|tailoring\/src\/units\//.test(path))
      .filter((path) => knows.test(readFileSync(`${root}/${part}/${path}`, 'utf8'))),
  )
  expect(found).toEqual([])
})

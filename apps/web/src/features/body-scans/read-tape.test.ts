import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { type Site, sites } from '@darzi/body/shapes.ts'
import { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawsOthers, readTape, withTape } from './read-tape.ts'
import type { StoredScan } from './stored-scan.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 76 } as const
const { estimates } = estimateBody({ person })
const quality = { hasFront: true, hasSide: true, notices: [] }
const onDevice: StoredScan = {
  id: 'a',
  takenAt: '2026-11-21T10:00:00.000Z',
  person,
  estimates,
  quality,
  tape: {},
}
const waist = estimates.waist.mm + 40
const thigh = estimates.thigh.mm + 20

/** The account knows nothing of what was believed before the tape. */
const fromAccount = ({ untaped: _, ...scan }: StoredScan): StoredScan => scan

test('two corrections in a row on the account leave no size surer than on the device, where both are known at once', () => {
  const first = withTape(onDevice, 'waist', waist)
  const device = withTape(first, 'thigh', thigh).estimates
  const account = withTape(fromAccount(first), 'thigh', thigh)
  for (const site of sites)
    expect(account.estimates[site].plusMinusMm).toBeGreaterThan(device[site].plusMinusMm * 0.93)
  expect(account.estimates.waist).toMatchObject({ mm: Math.round(waist * 10) / 10, from: 'tape' })
  expect(account.tape).toEqual({ waist, thigh })
})

test('the same reading again changes nothing, on the device or on the account', () => {
  const first = withTape(onDevice, 'waist', waist)
  for (const scan of [first, fromAccount(first)])
    expect(withTape(scan, 'waist', waist).estimates).toEqual(first.estimates)
})

test('a reading taken back on the device leaves no trace', () => {
  const first = withTape(onDevice, 'waist', waist)
  expect(withTape(first, 'waist', undefined)).toMatchObject({ tape: {}, estimates })
})

const doubtsOf = (text: string, site: Site, scan = onDevice) => {
  const read = readTape(text, site, 'cm', scan)
  return 'refused' in read ? [read.refused] : read.doubts.map(({ code }) => code)
}

test('a reading that cannot stand beside another size is asked about, whichever of both was read first', () => {
  expect(doubtsOf('90', 'inseam', withTape(onDevice, 'outseam', 890))).toEqual(['inseamNotBelowOutseam'])
  expect(doubtsOf('89', 'outseam', withTape(onDevice, 'inseam', 900))).toContain('inseamNotBelowOutseam')
  expect(doubtsOf('80', 'thigh', withTape(onDevice, 'hips', 790))).toEqual(['hipsBelowThigh'])
  expect(doubtsOf('50', 'knee', withTape(onDevice, 'thigh', 490))).toEqual(['kneeNotBelowThigh'])
  expect(doubtsOf('85', 'inseam')).toEqual([])
})

test('what was kept in spite of a doubt is asked about again only where it is read again', () => {
  const stored = withTape(withTape(onDevice, 'outseam', 890), 'inseam', 900)
  expect(doubtsOf('38', 'neck', stored)).toEqual([])
  expect(doubtsOf('91', 'inseam', stored)).toEqual(['inseamNotBelowOutseam'])
})

test('what is no reading is refused as at the counter, with the marks of the tape beside it', () => {
  expect(readTape('38 1/3', 'chest', 'in', onDevice)).toMatchObject({
    refused: 'problems.measurements.notAnEighth',
    params: { below: '38 ¼', above: '38 ⅜' },
  })
  expect(readTape('92 1/3', 'chest', 'cm', onDevice)).toMatchObject({
    refused: 'problems.measurements.fractionInCm',
    params: { typed: '92 1/3' },
  })
  expect(readTape('-92', 'chest', 'cm', onDevice)).toMatchObject({
    refused: 'problems.measurements.negative',
  })
  expect(readTape(' ', 'chest', 'cm', onDevice)).toEqual({ refused: 'results.tape.notALength' })
})

test('it is told whether the other sizes follow a reading', () => {
  expect(drawsOthers(onDevice, 'waist', waist)).toBe(true)
  expect(drawsOthers(onDevice, 'waist', 2500)).toBe(false)
})

const reading = fc.tuple(fc.constantFrom(...sites), fc.integer({ min: 50, max: 2500 }))

test('whatever readings are kept one after the other, the account takes the sizes', () => {
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 8 }), fc.boolean(), (readings, isAccount) => {
      const begun = { ...onDevice, id: '0193c1de-0000-7000-8000-000000000001' }
      const { untaped, ...scan } = readings.reduce(
        (stored, [site, mm]) => withTape(isAccount ? fromAccount(stored) : stored, site, mm),
        begun,
      )
      expect(bodyScanRoutes.save.body.safeParse(scan).error).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

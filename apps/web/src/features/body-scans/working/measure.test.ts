import { clothed, seenPeople } from '@darzi/body/estimate/seen-people.ts'
import { startScale } from '@darzi/body/estimate/site-scale.ts'
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { scanOutline } from '@darzi/contract/scan-outline.ts'
import { expect, test } from 'vitest'
import { avatarRequest } from '../../../ui/avatar/avatar-request.ts'
import { measure } from './measure.ts'

const [someone] = seenPeople()
if (!someone) throw new Error('three seen people are kept')
const { person, front, side } = someone
// The canvas is only shown, never measured.
const photo = (seen: SeenPicture) => ({ id: '1', canvas: {} as HTMLCanvasElement, looked: { seen } })
const asked = { person, photos: { front: photo(front), side: photo(side) }, now: new Date() }
const scanOf = (given: Parameters<typeof measure>[0]) => {
  const measured = measure(given)
  if (!('scan' in measured)) throw new Error(JSON.stringify(measured.judgement))
  return measured.scan
}

test('measured by a shop whose tape reads more round the chest, the chest is more, and what was applied is kept', () => {
  const scale = startScale('chest').scale * 1.03
  const usual = scanOf(asked)
  const scaled = scanOf({ ...asked, siteScale: { chest: { scale, sd: 0.008 } } })
  expect(scaled.estimates.chest.mm).toBeGreaterThan(usual.estimates.chest.mm + 10)
  expect(scaled.shopScale).toEqual({ chest: expect.closeTo(scale, 3) })
  expect(usual.shopScale).toBeUndefined()
  expect(scaled.photoMm).toEqual(usual.photoMm)
  expect(
    Math.abs((usual.photoMm?.chest ?? 0) * startScale('chest').scale - usual.estimates.chest.mm),
  ).toBeLessThan(60)
})

test('without photos there is nothing that a scale is of', () => {
  const scan = scanOf({ ...asked, photos: {}, siteScale: { chest: { scale: 1.1, sd: 0.01 } } })
  expect(scan.photoMm).toBeUndefined()
  expect(scan.shopScale).toBeUndefined()
})

test('in clothes that stand off a notice is kept with the numbers and the ± is wider, in looser ones there are none', () => {
  const dressed = (cm: number) => {
    const share = (10 * cm) / person.heightMm
    const photos = { front: photo(clothed(front, share)), side: photo(clothed(side, share)) }
    return { ...asked, photos }
  }
  const plain = scanOf(asked)
  expect(plain.quality.notices).not.toContain('clothesStandOff')
  const loose = scanOf(dressed(1.5))
  expect(loose.quality.notices).toContain('clothesStandOff')
  expect(loose.estimates.chest.plusMinusMm).toBeGreaterThan(plain.estimates.chest.plusMinusMm + 25)
  expect(measure(dressed(3))).toEqual({
    judgement: { errorCodes: [{ code: 'moreThanWeight' }], notices: [] },
  })
})

test('what both photos told of the outline is kept as an account takes it, and the figure is asked for with it', () => {
  const scan = scanOf(asked)
  expect(scan.outline?.side.length).toBeGreaterThan(20)
  expect(scanOutline.parse(scan.outline)).toEqual(scan.outline)
  expect(avatarRequest(scan).outline).toEqual(scan.outline)
  expect(scanOf({ ...asked, photos: { front: photo(front) } }).outline).toBeUndefined()
})

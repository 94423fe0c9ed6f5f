import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { estimateBody } from '@darzi/body/estimate/estimate-body.ts'
import { makeGarment } from '@darzi/body/garment/make-garment.ts'
import { expect, test } from 'vitest'
import { fitLayers } from './flat-layers.ts'

const person = { sex: 'male', heightMm: 1740, weightKg: 75 } as const
const { estimates } = estimateBody({ person })
const sitesMm = Object.fromEntries(Object.entries(estimates).map(([site, { mm }]) => [site, mm]))
const avatar = makeAvatar({ ...person, sitesMm })

/** A shirt that is wider than the body by so much, at all zones or at the waist only. */
function shirt(easeMm: number, atWaistMm = easeMm) {
  const key = `${easeMm} ${atWaistMm}`
  const mesh = known.get(key) ?? drawn(easeMm, atWaistMm)
  known.set(key, mesh)
  return mesh
}
const known = new Map<string, ReturnType<typeof drawn>>()

function drawn(easeMm: number, atWaistMm: number) {
  const { chest, waist, hips } = estimates
  const zonesMm = { chest: chest.mm + easeMm, waist: waist.mm + atWaistMm, hips: hips.mm + easeMm }
  const cloth = { kind: 'cotton', gramsPerSquareMetre: 130, stretchPercent: 0 } as const
  const finished = { size: 'M', zonesMm, lengthMm: 760, sleeveMm: 640 }
  return makeGarment(avatar, { cut: 'shirt', cloth, finished }, sitesMm)
}
const labels = (easeMm: number, atWaistMm?: number) =>
  (['front', 'side'] as const).map((view) =>
    fitLayers(avatar, shirt(easeMm, atWaistMm), view).map(({ label }) => label),
  )

test('what does not go on is drawn flat as too small, what is wide as loose, from the front and from the side', () => {
  for (const seen of labels(-80)) {
    expect(seen).toContain('too_small')
    expect(seen).not.toContain('loose')
  }
  for (const seen of labels(300)) {
    expect(seen).toContain('loose')
    expect(seen).not.toContain('too_small')
  }
}, 30_000)

test('the tightest lies over all else, each with an outline', () => {
  for (const seen of labels(300, -60)) expect(seen.at(-1)).toBe('too_small')
  for (const { path } of fitLayers(avatar, shirt(300, -60), 'front')) expect(path).toMatch(/^M/)
}, 30_000)

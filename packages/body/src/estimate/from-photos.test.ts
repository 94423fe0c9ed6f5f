import { describe, expect, it } from 'vitest'
import type { SeenPicture, Site } from '../shapes.ts'
import { sites } from '../shapes.ts'
import { estimateBody } from './estimate-body.ts'
import { seenPeople } from './seen-people.ts'
import { startScale } from './site-scale.ts'

const people = seenPeople()
/** These tapes were laid on bodies whose scale is known. */
const siteScale = Object.fromEntries(sites.map((site) => [site, startScale(site).scale]))
const girths = ['chest', 'waist', 'hips'] as const satisfies Site[]

const off = (estimates: ReturnType<typeof estimateBody>['estimates'], tape: Record<Site, number>) =>
  girths.reduce((sum, site) => sum + Math.abs(estimates[site].mm - tape[site]), 0)

describe.each(people.map((each, i) => [i, each] as const))(
  'seen person %i',
  (_, { person, tape, front, side }) => {
    const { estimates, torso } = estimateBody({ person, front, side, siteScale })

    it('is measured from photos, nearly all sizes within their ±', () => {
      const within = sites.filter(
        (site) => Math.abs(estimates[site].mm - tape[site]) <= estimates[site].plusMinusMm,
      )
      expect(within.length).toBeGreaterThanOrEqual(15)
      expect(sites.every((site) => estimates[site].from === 'photo')).toBe(true)
    })

    it('is measured to a few centimetres round the trunk, and nearer than by height and weight', () => {
      for (const site of girths) expect(Math.abs(estimates[site].mm - tape[site])).toBeLessThan(45)
      const build = estimateBody({ person }).estimates
      expect(off(estimates, tape)).toBeLessThan(off(build, tape) + 15)
      for (const site of girths) expect(estimates[site].plusMinusMm).toBeLessThan(build[site].plusMinusMm)
    })

    it('has a trunk whose breadths and depths fit its girths, from the crotch upwards', () => {
      expect(torso?.length).toBeGreaterThan(12)
      const heights = torso?.map(({ heightMm }) => heightMm) ?? []
      expect(heights).toEqual([...heights].sort((a, b) => a - b))
      for (const { breadthMm, depthMm } of torso ?? []) {
        expect(breadthMm).toBeGreaterThan(depthMm * 0.8)
        expect(Math.PI * ((breadthMm + depthMm) / 2)).toBeLessThan(tape.hips * 1.25)
      }
    })

    it('has the same sizes whoever was measured since, and hardly others with its pictures larger', () => {
      for (const other of people)
        estimateBody({ person: other.person, front: other.front, side: other.side, siteScale })
      expect(estimateBody({ person, front, side, siteScale }).estimates).toEqual(estimates)
      const larger = estimateBody({ person, front: doubled(front), side: doubled(side), siteScale }).estimates
      for (const site of girths) expect(Math.abs(larger[site].mm - estimates[site].mm)).toBeLessThan(12)
    })

    it('is surer with both views than with the front alone, and says so', () => {
      const alone = estimateBody({ person, front, siteScale })
      expect(alone.estimates.chest.from).toBe('photo')
      // Both views may show that a body is unlike those learnt from: that is no gain in sureness.
      expect(alone.estimates.chest.plusMinusMm).toBeGreaterThan(0.8 * estimates.chest.plusMinusMm)
      expect(alone.torso).toBeUndefined()
    })

    it('is less sure as long as the tape’s scale is not known', () => {
      const unscaled = estimateBody({ person, front, side }).estimates
      for (const site of girths)
        expect(unscaled[site].plusMinusMm).toBeGreaterThan(estimates[site].plusMinusMm)
    })

    it('is measured with wider limits where the sex is not said', () => {
      const open = estimateBody({ person: { ...person, sex: 'unknown' }, front, side, siteScale }).estimates
      for (const site of girths) expect(Math.abs(open[site].mm - tape[site])).toBeLessThan(60)
    })
  },
)

it('falls back on the build where nobody is in the pictures', () => {
  const [seen] = people
  if (!seen) throw new Error('There are people.')
  const nobody: SeenPicture = {
    landmarks: undefined,
    mask: { width: 9, height: 9, alpha: new Uint8Array(81) },
  }
  const empty: SeenPicture = { ...seen.front, mask: { ...nobody.mask } }
  const { person } = seen
  for (const picture of [nobody, empty]) {
    expect(estimateBody({ person, front: picture, side: picture })).toEqual(estimateBody({ person }))
  }
})

/** The same picture at twice its size, softly. */
function doubled({ landmarks, mask }: SeenPicture): SeenPicture {
  const [width, height] = [mask.width * 2, mask.height * 2]
  const at = (x: number, y: number) =>
    mask.alpha[
      Math.min(mask.height - 1, Math.max(0, y)) * mask.width + Math.min(mask.width - 1, Math.max(0, x))
    ] ?? 0
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [Math.floor((x - 0.5) / 2), Math.floor((y - 0.5) / 2)]
      const [shareX, shareY] = [(x - 0.5) / 2 - left, (y - 0.5) / 2 - top]
      const upper = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX
      const lower = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX
      alpha[y * width + x] = upper * (1 - shareY) + lower * shareY
    }
  }
  const moved = landmarks?.map(({ x, y, z, visibility }) => ({ x: x * 2, y: y * 2, z: z * 2, visibility }))
  return { landmarks: moved, mask: { width, height, alpha } }
}

import { describe, expect, it } from 'vitest'
import { type SeenPicture, type Site, sites } from '../shapes.ts'
import { estimateBody } from './estimate-body.ts'
import { examPeople } from './exam-people.ts'
import { photoSizes } from './photo-model.ts'
import { readingsOf, readPhotos } from './photo-readings.ts'
import { seenPeople, withThing } from './seen-people.ts'

/** What a thing at the back leaves as it was. */
const untouched = ['neck', 'shoulder_width', 'wrist', 'ankle', 'inseam'] as const satisfies Site[]
const trunk = ['chest', 'waist', 'hips'] as const satisfies Site[]

describe.each(seenPeople().map((each, i) => [i, each] as const))(
  'of seen person %i with a thing at their back',
  (_, { person, front, side }) => {
    const thing = withThing(side, 0.06)
    const doubted = (pictures: { front?: SeenPicture; side?: SeenPicture }) => {
      const { doubt } = readPhotos({ person, ...pictures })
      return sites.filter((_, k) => (doubt[k] ?? 0) > 0)
    }

    it('no photo tells how much of it is in the trunk', () => {
      for (const pictures of [{ front, side: thing }, { side: thing }]) {
        expect(doubted(pictures)).toEqual(expect.arrayContaining(trunk))
        expect(doubted(pictures).filter((site) => site === 'wrist' || site === 'shoulder_width')).toEqual([])
      }
      expect(doubted({ front, side: thing }).filter((site) => untouched.some((own) => own === site))).toEqual(
        [],
      )
    })

    it('is doubted for nothing where the outline is as bodies are, or the side was not seen', () => {
      for (const pictures of [{ front, side }, { side }, { front }, { front, side: withThing(side, 0.02) }])
        expect(doubted(pictures)).toEqual([])
    })

    it('the ± of the trunk is told much wider, and that of other sizes hardly', () => {
      const [clean, spoilt] = [side, thing].map(
        (seen) => estimateBody({ person, front, side: seen }).estimates,
      )
      const wider = (site: Site) => (spoilt?.[site].plusMinusMm ?? 0) / (clean?.[site].plusMinusMm ?? 1)
      for (const site of trunk) expect(wider(site)).toBeGreaterThan(1.4)
      for (const site of untouched) expect(wider(site)).toBeLessThan(1.4)
    })

    it('a size that a tape has read is not doubted', () => {
      const [clean, spoilt] = [side, thing].map(
        (seen) => estimateBody({ person, front, side: seen, tape: { waist: 900 } }).estimates.waist,
      )
      expect(spoilt?.plusMinusMm).toBeLessThan(1.1 * (clean?.plusMinusMm ?? 0))
    })
  },
)

it('whose outline jumps as no body’s does may look unusual by it: what unusual bodies taught is not for them', () => {
  const [person] = examPeople()
  if (!person) throw new Error('No exam.')
  const stout = Object.entries(person.read.features).map(([name, value]): [string, number] => [
    name,
    /trunk/i.test(name) ? 1.6 * value : value,
  ])
  const features = { ...Object.fromEntries(stout), soft: 0.2, sideSoft: 0.2 }
  const read = { ...person.read, features }
  const [unusual, spoilt] = [false, true].map((isSpoilt) => readingsOf(read, { isSpoilt }).photoMm)
  const { mm } = photoSizes(read)
  for (const [k, site] of sites.entries()) expect(spoilt?.[site]).toBeCloseTo(mm[k] ?? 0, 0)
  expect(Math.abs((unusual?.waist ?? 0) - (spoilt?.waist ?? 0))).toBeGreaterThan(1)
})

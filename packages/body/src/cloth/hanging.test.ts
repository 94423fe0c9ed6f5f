import { endsOf } from '@darzi/tailoring/collection/ends.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { peopleOfTest } from '../avatar/people-of-test.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { isWholeRun, personOf, sampled } from '../testing/bodies.ts'
import { pointsOf, type Wearer, wearer } from '../testing/wearer.ts'
import type { Draped } from './cloth.ts'
import { sewGarment } from './sew-garment.ts'

const cuts = ['shirt', 'tee', 'kurta', 'blouse', 'dress', 'skirt'] as const
const cloth = { kind: 'cotton', gramsPerSquareMetre: 150, stretchPercent: 2 } as const
const usualEaseMm = { shirt: 110, tee: 110, kurta: 110, blouse: 45, dress: 60, skirt: 40 } as const
const slow = { timeout: 60_000 }

type Cut = (typeof cuts)[number]
/** In the whole run each cut is sewn on whom it is worn by; in others on one of them. */
const sewnOn: Record<string, readonly Cut[]> = {
  'a man of the middle': ['tee'],
  'a woman of the middle': ['dress', 'skirt'],
  'a very heavy man': ['shirt', 'kurta'],
}
/** Far too wide or too narrow, a tee and a kurta are what a shirt is. */
const sewnTwice = sampled(cuts, ['shirt', 'blouse', 'dress', 'skirt'])
const isUpper = (cut: Cut) => cut !== 'skirt'

/** The same garment on the same body hangs the same way: it is sewn once. */
const known = new Map<string, Promise<Draped>>()
function sewnOnce(name: string, cut: Cut, easeMm: number): Promise<Draped> {
  const key = `${name} ${cut} ${easeMm}`
  const body = wearer(name)
  const worn = known.get(key) ?? sewGarment({ ...body, garment: garmentOf(body, cut, easeMm) })
  known.set(key, worn)
  return worn
}

describe.each(Object.keys(sewnOn))('on %s', (name) => {
  const isWorn = (cut: Cut) => (cut !== 'blouse' && cut !== 'dress') || personOf(name).sex === 'female'
  const tried = <One extends Cut>(all: readonly One[]) =>
    all.filter((cut) => (isWholeRun ? isWorn(cut) : sewnOn[name]?.includes(cut)))
  let body: Wearer
  beforeAll(() => {
    body = wearer(name)
  }, 60_000)
  const sewn = (cut: Cut, easeMm: number) => sewnOnce(name, cut, easeMm)

  test.each(tried(cuts))(
    'the hem of a %s hangs where its length says, and no cloth is in the body',
    slow,
    async (cut) => {
      const easeMm = usualEaseMm[cut]
      const worn = await sewn(cut, easeMm)
      const { hem } = endsOf(body.sizesMm, garmentOf(body, cut, easeMm))
      const middle = pointsOf(worn).filter(({ x }) => Math.abs(x) < 100)
      const lowest = Math.min(...middle.map(({ y }) => y))
      expect(Math.abs(lowest - (hem?.overFloorMm ?? 0))).toBeLessThan(25)
      const away = pointsOf(worn).map(({ x, y, z }) => distanceAt(body.avatar.field, x, y, z))
      expect(Math.min(...away)).toBeGreaterThan(3)
      expect(worn.seamGapMm).toBeLessThan(3)
    },
  )

  test.each(tried(['shirt', 'tee', 'kurta']))(
    'a %s hangs level: no belly lifts its front hem',
    slow,
    async (cut) => {
      const middle = pointsOf(await sewn(cut, 110)).filter(({ x }) => Math.abs(x) < 100)
      const lowest = (side: typeof middle) => Math.min(...side.map(({ y }) => y))
      const [front, back] = [middle.filter(({ z }) => z > 40), middle.filter(({ z }) => z < -20)]
      expect(Math.abs(lowest(front) - lowest(back))).toBeLessThan(25)
    },
  )

  test.each(tried(sewnTwice.filter(isUpper)))(
    'a %s 40 cm wider than the body is pulled nowhere: its own weight draws no cloth',
    slow,
    async (cut) => {
      const { chest } = body.avatar.levels
      const worn = await sewn(cut, 400)
      // The dress, sewn here for the first time, is pulled by a little more than the others.
      expect(pull(body, worn, ({ y }) => Math.abs(y - chest) < 30)).toBeLessThan(
        cut === 'dress' ? 0.012 : 0.01,
      )
      expect(pull(body, worn, ({ y }) => y > chest + 40)).toBeLessThan(0.025)
    },
  )

  test.each(tried(sewnTwice))(
    'a %s 12 cm narrower than the body is pulled at the waist',
    slow,
    async (cut) => {
      const { waist, chest } = body.avatar.levels
      const worn = await sewn(cut, -120)
      // A saree blouse ends over the waist.
      const at = cut === 'blouse' ? chest : waist
      expect(pull(body, worn, ({ y }) => Math.abs(y - at) < 30)).toBeGreaterThan(0.04)
    },
  )

  test.each(tried(['skirt']))(
    'a %s is held up at the waist, however wide its band, and pulled nowhere when it is wide',
    slow,
    async (cut) => {
      const { waist, hips } = body.avatar.levels
      const worn = await sewn(cut, 400)
      const highest = Math.max(...pointsOf(worn).map(({ y }) => y))
      expect(Math.abs(highest - waist - 20)).toBeLessThan(2)
      expect(pull(body, worn, ({ y }) => y > hips - 30)).toBeLessThan(0.01)
    },
  )

  test.each(tried(['skirt']))('a %s is as long as its tape all around', slow, async (cut) => {
    const worn = await sewn(cut, 40)
    const { hem } = endsOf(body.sizesMm, garmentOf(body, cut, 40))
    const ways = Array.from({ length: 8 }, (_, k) => (k * Math.PI) / 4)
    for (const way of ways) {
      const there = pointsOf(worn).filter(({ x, z }) => Math.cos(Math.atan2(x, z) - way) > 0.97)
      const lowest = Math.min(...there.map(({ y }) => y))
      expect(Math.abs(lowest - (hem?.overFloorMm ?? 0))).toBeLessThan(25)
    }
  })
})

test(
  'a shirt shows what it is: a collar and buttons on it, lines along its seams, all of it outside the skin',
  slow,
  async () => {
    const name = 'a very heavy man'
    const worn = await sewnOnce(name, 'shirt', 110)
    const { positions, edgeMm = [], seamsMm = [], clothTriangles = 0, indices } = worn
    const cloth = pointsOf(worn).length
    expect(indices.length / 3 - clothTriangles).toBeGreaterThan(1000)
    const heights = [...positions.subarray(3 * cloth)].filter((_, n) => n % 3 === 1)
    const neck = Math.max(...pointsOf(worn).map(({ y }) => y))
    expect(Math.max(...heights)).toBeGreaterThan(neck + 20)
    expect([...edgeMm].filter((mm) => mm < -5).length).toBeGreaterThan(100)
    const onSeams = [...seamsMm].filter((mm, n) => n % 2 === 1 && mm < 0.5)
    expect(onSeams.length).toBeGreaterThan(200)
    const { avatar } = wearer(name)
    for (let n = 0; n < positions.length; n += 3)
      expect(
        distanceAt(avatar.field, positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0),
      ).toBeGreaterThan(0)
  },
)

test.each(sampled(Object.keys(peopleOfTest), ['a very heavy man', 'a lean woman']))(
  'the back of a shirt lies from the nape over the back as its tape did, on %s',
  slow,
  async (name) => {
    const body = wearer(name)
    const { outseam = 0, back_length = 0 } = body.sizesMm
    const worn = pointsOf(await sewnOnce(name, 'shirt', 110))
    const neck = Math.max(...worn.filter(({ x }) => Math.abs(x) < 25).map(({ y }) => y))
    // A back is so much longer by tape than it is high.
    expect(Math.abs(neck - (outseam + 0.96 * back_length))).toBeLessThan(35)
    const behind = worn.filter(({ x, z }) => Math.abs(x) < 40 && z < -20)
    const { hem } = endsOf(body.sizesMm, garmentOf(body, 'shirt', 110))
    expect(Math.abs(Math.min(...behind.map(({ y }) => y)) - (hem?.overFloorMm ?? 0))).toBeLessThan(28)
  },
)

const women = Object.keys(peopleOfTest).filter((name) => peopleOfTest[name]?.sex === 'female')

test.each(sampled(women, ['a woman of the middle', 'a full-busted woman']))(
  'no bust lifts the front of a saree blouse, on %s',
  slow,
  async (name) => {
    const worn = pointsOf(await sewnOnce(name, 'blouse', 45))
    const middle = worn.filter(({ x }) => Math.abs(x) < 25)
    const lowest = (side: typeof middle) => Math.min(...side.map(({ y }) => y))
    const [front, back] = [middle.filter(({ z }) => z > 20), middle.filter(({ z }) => z < 0)]
    expect(Math.abs(lowest(front) - lowest(back))).toBeLessThan(20)
  },
)

test(
  'a skirt far wider at its hips than at its waist falls in folds, its seams closed and its hem in place',
  slow,
  async () => {
    const body = wearer('a small woman')
    const worn = await sewGarment({ ...body, garment: flared(body) })
    const { hem } = endsOf(body.sizesMm, flared(body))
    const lowest = Math.min(
      ...pointsOf(worn)
        .filter(({ x }) => Math.abs(x) < 100)
        .map(({ y }) => y),
    )
    expect(Math.abs(lowest - (hem?.overFloorMm ?? 0))).toBeLessThan(25)
    expect(worn.seamGapMm).toBeLessThan(3)
    const away = pointsOf(worn).map(({ x, y, z }) => distanceAt(body.avatar.field, x, y, z))
    expect(Math.min(...away)).toBeGreaterThan(3)
  },
)

const flared = ({ sizesMm: { waist = 0, hips = 0 } }: Wearer): DrawnGarment => ({
  cut: 'skirt',
  cloth,
  finished: { size: 'M', zonesMm: { waist: waist + 10, hips: hips + 400 }, lengthMm: 750 },
})

function garmentOf({ sizesMm }: Wearer, cut: Cut, easeMm: number): DrawnGarment {
  const { chest = 0, waist = 0, hips = 0, bicep = 0, sleeve_length = 0 } = sizesMm
  const full = sleeve_length + 15
  const zonesMm = { chest: chest + easeMm, waist: waist + easeMm, hips: hips + easeMm, bicep: bicep + 60 }
  const lengthMm = { shirt: 760, tee: 700, kurta: 1000, blouse: 380, dress: 1080, skirt: 650 }[cut]
  const sleeveMm = { tee: 220, blouse: 200, dress: 220, skirt: undefined, shirt: full, kurta: full }[cut]
  return { cut, cloth, finished: { size: 'M', zonesMm, lengthMm, sleeveMm } }
}

/** How much longer the cloth of the trunk is there than it was cut, in the middle of all. */
function pull({ avatar }: Wearer, worn: Draped, isThere: (at: { y: number }) => boolean): number {
  const side = (avatar.limbs.leftArm.points[0]?.[0] ?? 0) + 20
  const there = pointsOf(worn).filter((at) => Math.abs(at.x) < side && isThere(at))
  expect(there.length).toBeGreaterThan(50)
  return there.map(({ pulled }) => pulled).sort((a, b) => a - b)[Math.floor(there.length / 2)] ?? 0
}

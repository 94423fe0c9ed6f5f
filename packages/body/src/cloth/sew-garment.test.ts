import { beforeAll, expect, test } from 'vitest'
import { distanceAt } from '../avatar/distance-field.ts'
import { makeAvatar } from '../avatar/make-avatar.ts'
import { estimateBody } from '../estimate/estimate-body.ts'
import type { DrawnGarment } from '../garment/garment.ts'
import { sampled } from '../testing/bodies.ts'
import type { Draped } from './cloth.ts'
import { sewGarment } from './sew-garment.ts'

const tee: DrawnGarment = {
  cut: 'tee',
  cloth: { kind: 'cotton', gramsPerSquareMetre: 160, stretchPercent: 2 },
  finished: {
    size: 'M',
    zonesMm: { chest: 1060, waist: 1040, hips: 1060, bicep: 390 },
    lengthMm: 700,
    sleeveMm: 220,
  },
}

function someone(larger = 0) {
  const person = { sex: 'male', heightMm: 1750, weightKg: 76 + larger / 6 } as const
  const { estimates } = estimateBody({
    person,
    tape: { chest: 980 + larger, waist: 880 + larger, hips: 985 + larger },
  })
  const sitesMm = Object.fromEntries(Object.entries(estimates).map(([site, { mm }]) => [site, mm]))
  return { person, estimates, avatar: makeAvatar({ ...person, sitesMm }) }
}

let body: ReturnType<typeof someone>
let worn: Draped
beforeAll(async () => {
  body = someone()
  worn = await sewGarment({ ...body, garment: tee })
}, 120_000)

test('its seams are closed', () => {
  expect(worn.seamGapMm).toBeLessThan(3)
})

test('no point of it is inside the body, and it hangs where it was put', () => {
  const { positions } = worn
  for (let n = 0; n < positions.length; n += 3)
    expect(
      distanceAt(body.avatar.field, positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0),
    ).toBeGreaterThan(0)
  const heights = [...positions].filter((_, n) => n % 3 === 1)
  expect(Math.max(...heights)).toBeLessThan(body.avatar.levels.neck + 60)
  expect(Math.max(...heights)).toBeGreaterThan(body.avatar.levels.shoulder)
  expect(Math.min(...heights)).toBeGreaterThan(body.avatar.levels.crotch - 120)
  expect(Math.min(...heights)).toBeLessThan(body.avatar.levels.hips)
})

test('the same pieces fall the same way', async () => {
  expect(await sewGarment({ ...body, garment: tee })).toEqual(worn)
}, 60_000)

test('on a body twelve centimetres larger the cloth is pulled more', async () => {
  const larger = await sewGarment({ ...someone(120), garment: tee })
  expect(median(larger.strain)).toBeGreaterThan(median(worn.strain) * 1.3)
  expect(larger.seamGapMm).toBeLessThan(3)
}, 120_000)

// Each of them is also sewn in hanging.test.ts.
test.each(sampled(['shirt', 'kurta', 'blouse', 'skirt'] as const, ['blouse']))(
  'sewn as well: a %s',
  async (cut) => {
    const finished = { ...tee.finished, ...lengthsOf[cut] }
    const sewn = await sewGarment({ ...body, garment: { ...tee, cut, finished } })
    expect(sewn.seamGapMm).toBeLessThan(3)
    expect([...sewn.positions, ...sewn.normals].every(Number.isFinite)).toBe(true)
  },
  60_000,
)

const lengthsOf = {
  shirt: { lengthMm: 770, sleeveMm: 620 },
  kurta: { lengthMm: 1020, sleeveMm: 620 },
  blouse: { lengthMm: 390, sleeveMm: 180 },
  skirt: { lengthMm: 600, sleeveMm: undefined },
}

test('a jacket closed at the neck is sewn as a sherwani', async () => {
  const zonesMm = { ...tee.finished.zonesMm, chest: 1130, neck: 420 }
  const closed = {
    ...tee,
    cut: 'jacket',
    finished: { ...tee.finished, zonesMm, lengthMm: 1020, sleeveMm: 620 },
  } as const
  const sewn = await sewGarment({ ...body, garment: closed })
  expect(sewn.seamGapMm).toBeLessThan(3)
  const heights = [...sewn.positions].filter((_, n) => n % 3 === 1)
  expect(Math.abs(Math.min(...heights) - (body.avatar.levels.neck + 15 - 1020))).toBeLessThan(45)
}, 60_000)

function median(of: Float32Array): number {
  const sorted = [...of].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The true numbers of a generated body in millimetres, by our names; what the generator does not measure is measured here. */
import type { Site } from '@darzi/body/shapes.ts'
import type { BodyGenerator, Point, Vertices } from './body-generator.ts'

export interface TrueBody {
  heightMm: number
  /** Litres; what scales would say is decided in training. */
  volume: number
  sitesMm: Record<Site, number>
  /** Just above the knee cap, as the survey of real people has it instead of the knee. */
  lowerThighMm: number
}

const mmOfCm = 10
const mmOfDm = 100

export function trueSizes(generator: BodyGenerator, body: Vertices): TrueBody {
  const sizes = generator.measure(body)
  const { neck, shoulder, chest, waist, bicep, forearm, wrist, sleeve } = sizes
  const { hips, thigh, knee, calf, ankle, inseam, outseam } = sizes
  const upper = { neck, shoulder_width: shoulder, chest, waist, bicep, forearm, wrist, sleeve_length: sleeve }
  const cm = { ...upper, hips, thigh, knee, calf, ankle, inseam, outseam }
  const inMm = Object.fromEntries(Object.entries(cm).map(([site, value]) => [site, value * mmOfCm]))
  const own = {
    back_length: backLength(generator, body) * mmOfDm,
    armhole: armhole(generator, body) * mmOfDm,
    crotch: crotchLength(generator, body) * mmOfDm,
  }
  return {
    heightMm: sizes.height * mmOfCm,
    volume: sizes.weight,
    // All eighteen are among the two objects.
    sitesMm: { ...inMm, ...own } as Record<Site, number>,
    lowerThighMm: lowerThigh(generator, body) * mmOfDm,
  }
}

const vertex = (body: Vertices, index: number): Point => [
  body[3 * index] ?? 0,
  body[3 * index + 1] ?? 0,
  body[3 * index + 2] ?? 0,
]

/** The middle line of trunk and neck as [y, z]; the generator's cut across x has the axes -z and y. */
function midline(generator: BodyGenerator, body: Vertices) {
  const cut = generator.slice(body, [0.04, 0, 0], [1, 0, 0], (t) => generator.inTorso(t))
  return cut.map(([a, b]) => [b, -a] as const)
}

/** Tape from the nape over the back to the level of the waist: the hull of the back's line between both. */
function backLength(generator: BodyGenerator, body: Vertices): number {
  const napeY = generator.J(body, 'neck01')[1]
  const waistY = vertex(body, generator.LM.front)[1]
  const line = midline(generator, body)
  const between = line.filter(([y]) => y >= waistY && y <= napeY)
  const middleZ = between.reduce((sum, [, z]) => sum + z, 0) / between.length
  const back = between.filter(([, z]) => z < middleZ)
  const deepest = Math.max(...back.map(([, z]) => z)) + 0.2
  const hull = generator.hull([...back, [waistY, deepest], [napeY, deepest]])
  const taped = generator.perim(hull)
  const top = nearestTo(back, napeY)
  const foot = nearestTo(back, waistY)
  return taped - (napeY - waistY) - (deepest - top) - (deepest - foot)
}

/** Tape from the front of the waist between the legs to its back. */
function crotchLength(generator: BodyGenerator, body: Vertices): number {
  const waistY = vertex(body, generator.LM.front)[1]
  const crotchY = vertex(body, generator.LM.crotch)[1]
  const ends = midEnds(generator, body, waistY)
  const below = midline(generator, body).filter(([y]) => y <= waistY && y >= crotchY - 0.05)
  const hull = generator.hull([...below, [waistY, ends.front], [waistY, ends.back]])
  return generator.perim(hull) - (ends.front - ends.back)
}

/** Where the midline stands in front and behind at a height: from the nearest of its points to either side. */
function midEnds(generator: BodyGenerator, body: Vertices, level: number) {
  const near = midline(generator, body).filter(([y]) => Math.abs(y - level) < 0.35)
  const middle = near.reduce((sum, [, z]) => sum + z, 0) / near.length
  const front = nearestTo(
    near.filter(([, z]) => z > middle),
    level,
  )
  const back = nearestTo(
    near.filter(([, z]) => z <= middle),
    level,
  )
  return { front, back }
}

const nearestTo = (line: readonly (readonly [number, number])[], level: number) =>
  line.reduce((best, point) => (Math.abs(point[0] - level) < Math.abs(best[0] - level) ? point : best))[1]

/** Round the arm's root: the cut through shoulder point and armpit, fore and aft. */
function armhole(generator: BodyGenerator, body: Vertices): number {
  const shoulder = vertex(body, generator.LM.acrL)
  const arm = generator.W.armL ?? new Float64Array()
  const pit = armpit(generator, body, shoulder)
  const [dx, dy] = [shoulder[0] - pit[0], shoulder[1] - pit[1]]
  const length = Math.hypot(dx, dy)
  const middle: Point = [(shoulder[0] + pit[0]) / 2, (shoulder[1] + pit[1]) / 2, shoulder[2]]
  const isNear = (t: readonly [number, number, number]) =>
    t.some((i) => (arm[i] ?? 0) > 0.02) && Math.hypot(...offset(vertex(body, t[0]), middle)) < 1.6 * length
  const cut = generator.slice(body, middle, [dy / length, -dx / length, 0], isNear)
  // The cut's second axis runs along the line from pit to shoulder.
  const root = cut.filter(([, along]) => Math.abs(along) < 0.52 * length)
  return generator.perim(generator.hull(root))
}

/** Where arm and trunk meet: the lowest vertex that belongs half to both, on the inner side. */
function armpit(generator: BodyGenerator, body: Vertices, shoulder: Point): Point {
  const arm = generator.W.armL ?? new Float64Array()
  const points = Array.from({ length: generator.NB }, (_, i) => i)
    .filter((i) => (arm[i] ?? 0) > 0.3 && (arm[i] ?? 0) < 0.7)
    .map((i) => vertex(body, i))
    .filter((point) => Math.abs(point[2] - shoulder[2]) < 0.5)
  return points.reduce((low, point) => (point[1] < low[1] ? point : low))
}

const offset = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

function lowerThigh(generator: BodyGenerator, body: Vertices): number {
  const knee = generator.J(body, 'lowerleg01.L')
  const hip = generator.J(body, 'upperleg01.L')
  const leg = generator.W.legL ?? new Float64Array()
  const share = 0.14
  const at: Point = [
    knee[0] + share * (hip[0] - knee[0]),
    knee[1] + share * (hip[1] - knee[1]),
    knee[2] + share * (hip[2] - knee[2]),
  ]
  const cut = generator.slice(body, at, [0, 1, 0], (t) => t.every((i) => (leg[i] ?? 0) > 0.2))
  return generator.perim(generator.hull(cut))
}

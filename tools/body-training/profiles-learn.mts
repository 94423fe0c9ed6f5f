/** Learns the avatar's form from cut bodies: every number of every ring as a linear answer to the person's own sizes. */
import { type CutBody, knots, type Part } from './profiles-cuts.mts'
import { ridge } from './profiles-ridge.mts'
import { angles, type Ring } from './profiles-rings.mts'

const harmonics: Record<Part, number> = { torso: 14, arm: 5, leg: 6, foot: 6, head: 4 }
/** What is the same on both sides needs cosines alone. */
const isEven = (part: Part) => part === 'torso' || part === 'head'

const sizes: Record<Part, readonly string[]> = {
  torso: ['neck', 'chest', 'waist', 'hips', 'shoulder_width'],
  arm: ['bicep', 'forearm', 'wrist'],
  leg: ['hips', 'thigh', 'knee', 'calf', 'ankle'],
  foot: [],
  head: [],
}

/** The person's sizes as the rings show them, in the same unit as the height. */
function sizesOf(body: CutBody): Record<string, number> {
  const girth = (part: Part, at: number) => nearest(body, part, at)?.girth ?? Number.NaN
  const all = (part: Part, from: number, to: number) =>
    knots[part].filter((k) => k >= from && k <= to).map((k) => girth(part, k))
  return {
    neck: girth('torso', 4.8),
    chest: girth('torso', 3),
    waist: girth('torso', 2),
    hips: girth('torso', 1),
    shoulder_width: 2 * (body.places.acromionOut ?? Number.NaN),
    bicep: Math.max(...all('arm', 0.25, 0.4)),
    forearm: Math.max(...all('arm', 0.52, 0.72)),
    wrist: Math.min(...all('arm', 0.88, 1)),
    thigh: girth('leg', 1.9),
    knee: girth('leg', 1),
    calf: Math.max(...all('leg', 0.5, 0.9)),
    ankle: Math.min(...all('leg', 0.2, 0.4)),
  }
}

function nearest(body: CutBody, part: Part, at: number): Ring | undefined {
  const index = knots[part].findIndex((k) => Math.abs(k - at) < 1e-6)
  return body.rings[part][index]
}

export function learnForm(bodies: readonly CutBody[]) {
  const parts = Object.fromEntries(
    (Object.keys(knots) as Part[]).map((part) => [part, learnPart(part, bodies)]),
  ) as Record<Part, ReturnType<typeof learnPart>>
  const names = Object.keys(bodies[0]?.places ?? {})
  const places = Object.fromEntries(
    names.map((name) => [
      name,
      ridge(
        bodies.map((b) => [1, b.male]),
        bodies.map((b) => [((b.places[name] ?? 0) - (name === 'rootBack' ? shoulderZ(b) : 0)) / b.height]),
        1e-6,
      ).map((row) => round((row[0] ?? 0) * 1e5)),
    ]),
  )
  return { parts, places }
}

const shoulderZ = (body: CutBody) => nearest(body, 'torso', 4)?.c1 ?? 0

function learnPart(part: Part, bodies: readonly CutBody[]) {
  const logs = bodies.map((body) => {
    const own = sizesOf(body)
    return sizes[part].map((name) => Math.log((own[name] ?? Number.NaN) / body.height))
  })
  const mean = sizes[part].map((_, k) => average(logs.map((row) => row[k] ?? 0)))
  const sd = sizes[part].map((_, k) =>
    Math.sqrt(average(logs.map((row) => ((row[k] ?? 0) - (mean[k] ?? 0)) ** 2))),
  )
  const given = logs.map((row, b) => [
    1,
    bodies[b]?.male ?? 0,
    ...row.map((x, k) => (x - (mean[k] ?? 0)) / (sd[k] ?? 1)),
  ])
  const found = knots[part].map((_, knot) => {
    const seen = bodies.map((body, b) => ({ body, x: given[b] ?? [], ring: body.rings[part][knot] }))
    const usable = seen.filter((s) => s.ring)
    if (usable.length < 0.8 * bodies.length)
      throw new Error(`${part}: ring ${knots[part][knot]} is seldom seen`)
    const answers = usable.map(({ body, ring }) =>
      answersOf(part, body, ring as Ring, knots[part][knot] ?? 0),
    )
    const weights = ridge(
      usable.map((s) => s.x),
      answers,
      0.02,
    )
    return weights
  })
  return {
    knots: knots[part],
    harmonics: harmonics[part],
    even: isEven(part),
    sizes: sizes[part],
    mean: mean.map(round4),
    sd: sd.map(round4),
    rows: (part === 'head' ? faceless(found) : found).map(written),
  }
}

/** A ring is one line: by each size the answers' weights, sizes parted by bars. */
const written = (weights: number[][]) =>
  weights.map((row) => row.map((w) => round(w * 1e4)).join(' ')).join('|')

/** A quiet head: what eyes, nose and mouth do to single rings is spread over their neighbours. */
function faceless(rings: readonly number[][][]): number[][][] {
  return rings.map((ring, at) =>
    ring.map((row, i) =>
      row.map((_, j) => {
        const shares = knots.head.map((k) => Math.exp(-(((k - (knots.head[at] ?? 0)) / spread) ** 2)))
        const total = shares.reduce((a, b) => a + b, 0)
        return rings.reduce((sum, other, k) => sum + ((shares[k] ?? 0) / total) * (other[i]?.[j] ?? 0), 0)
      }),
    ),
  )
}
const spread = 0.09

/** ln(girth/height), the centre by height, and the outline by its own girth as a Fourier series. */
function answersOf(part: Part, { height, rings }: CutBody, ring: Ring, at: number): number[] {
  // The head sits on its own neck, wherever that leans.
  const middle = part === 'head' ? (rings.torso[knots.torso.indexOf(4.8)]?.c1 ?? 0) : 0
  // Against an egg's rings, which close at chin and crown.
  const egg = part === 'head' ? Math.log(2 * Math.sqrt(at * (1 - at))) : 0
  const answers = [
    Math.log(ring.girth / height) - egg,
    (ring.c1 - middle) / height,
    isEven(part) ? 0 : ring.c2 / height,
  ]
  const unit = ring.radii.map((r) => r / ring.girth)
  for (let n = 0; n <= harmonics[part]; n++) {
    answers.push(project(unit, n, Math.cos))
    if (n > 0 && !isEven(part)) answers.push(project(unit, n, Math.sin))
  }
  return answers.map((a, k) => (k < 3 ? a : a * 10))
}

function project(radii: readonly number[], n: number, wave: (angle: number) => number): number {
  const sum = radii.reduce((total, r, k) => total + r * wave((2 * Math.PI * n * k) / angles), 0)
  return (sum * (n === 0 ? 1 : 2)) / angles
}

const average = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length
const round = (x: number) => Math.round(x) + 0
const round4 = (x: number) => Math.round(x * 1e4) / 1e4

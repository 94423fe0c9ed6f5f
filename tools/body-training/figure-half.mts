/** The generator's mesh made ours: the left half alone, eyes closed, joints told, one high and standing on the floor. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Joint, Mark, Weight } from '../../packages/body/src/avatar/figure/figure-data.ts'
import type { BodyGenerator, Shape, Vertices } from './body-generator.ts'

const bones: Record<Joint, string> = {
  root: 'upperarm01.L',
  elbow: 'lowerarm01.L',
  wrist: 'wrist.L',
  fingertip: 'finger3-3.L',
  hip: 'upperleg01.L',
  knee: 'lowerleg01.L',
  foot: 'foot.L',
  neck: 'neck01',
  throat: 'neck03',
  head: 'head',
}
const [armDegrees, legDegrees] = [27, -4.5]

export interface Half {
  vertices: number
  middles: number
  quads: number[]
  marks: Record<Mark, number>
  weights: Record<Weight, number[]>
  /** Vertices and joints of this shape, three numbers each. */
  read: (shape: Shape) => number[]
}

export function halfOf(generator: BodyGenerator, folder: string): Half {
  const { NB, tri, W, LM, J, build, pose } = generator
  const plain = build({ ...generator.randomBody(generator.rng(1), 0), weight: 0.5, details: {} })
  const partner = partners(plain, NB)
  const isMiddle = (v: number) => partner[v] === v
  const mids = range(NB).filter(isMiddle)
  const lefts = range(NB).filter((v) => !isMiddle(v) && (plain[3 * v] ?? 0) > 0)
  const order = [...mids, ...lefts]
  const place = new Map(order.map((v, k) => [v, k]))
  const quads = quadsOf(folder).filter((quad) => quad.every((v) => place.has(v)))
  const eyes = socketOf(generator, plain)
  const mouth = mouthOf(generator, plain)
  console.log(`${eyes.length} points of eyes, ${mouth.length} of the mouth's hollow`)
  const around = neighbours(tri, NB)
  const nipple = LM.bust
  const chestPatch = near(plain, NB, nipple, 0.22)
  // Under cloth the fork is plain.
  const groin = near(plain, NB, LM.crotch, 0.8).filter((v) => Math.abs(plain[3 * v] ?? 0) < 0.45)

  const read = (shape: Shape): number[] => {
    const body = pose(build(shape), armDegrees, legDegrees, 1)
    soften(body, eyes, around, 200)
    bulge(body, eyes, J(body, 'eye.L'))
    soften(body, mouth, around, 300)
    soften(body, chestPatch, around, 6)
    soften(body, groin, around, 14)
    const joints = Object.values(bones).map((bone) => J(body, bone))
    const hip = J(body, bones.hip)
    const [low, high] = ends(body, NB)
    const tall = high - low
    const at = (x: number, y: number, z: number) => [x / tall, (y - low) / tall, (z - hip[2]) / tall]
    const skin = order.flatMap((v) => {
      const w = partner[v] ?? v
      const [x, y, z] = ([0, 1, 2] as const).map(
        (n) => ((body[3 * v + n] ?? 0) + (n ? 1 : -1) * (body[3 * w + n] ?? 0)) / 2,
      )
      return at(x ?? 0, y ?? 0, z ?? 0)
    })
    return [...skin, ...joints.flatMap(([x, y, z]) => at(x, y, z))]
  }
  const left = (v: number) => place.get(v) ?? place.get(partner[v] ?? v) ?? 0
  const weight = (name: string) => order.map((v) => Math.min(1, W[name]?.[v] ?? 0))
  return {
    vertices: order.length,
    middles: mids.length,
    quads: quads.flat().map((v) => place.get(v) ?? 0),
    marks: {
      bust: left(LM.bust),
      navel: left(LM.front),
      crotch: left(LM.crotch),
      nape: left(napeOf(generator, plain, mids)),
      armpit: left(armpitOf(generator, plain, lefts)),
      acromion: left(LM.acrL),
    },
    weights: { arm: weight('armL'), shoulder: weight('shL'), head: weight('head') },
    read,
  }
}

const range = (n: number) => Array.from({ length: n }, (_, k) => k)

/** The vertex on the other side of each, or itself in the middle. */
function partners(body: Vertices, count: number): number[] {
  const cell = (x: number, y: number, z: number) =>
    `${Math.round(x * 20)},${Math.round(y * 20)},${Math.round(z * 20)}`
  const cells = new Map<string, number[]>()
  for (let v = 0; v < count; v++) {
    const key = cell(body[3 * v] ?? 0, body[3 * v + 1] ?? 0, body[3 * v + 2] ?? 0)
    cells.set(key, [...(cells.get(key) ?? []), v])
  }
  return range(count).map((v) => {
    const [x, y, z] = [-(body[3 * v] ?? 0), body[3 * v + 1] ?? 0, body[3 * v + 2] ?? 0]
    let [best, away] = [v, Number.POSITIVE_INFINITY]
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const dz of [-1, 0, 1])
          for (const w of cells.get(cell(x + dx / 20, y + dy / 20, z + dz / 20)) ?? []) {
            const d = Math.hypot(
              (body[3 * w] ?? 0) - x,
              (body[3 * w + 1] ?? 0) - y,
              (body[3 * w + 2] ?? 0) - z,
            )
            if (d < away) [best, away] = [w, d]
          }
    return best
  })
}

function quadsOf(folder: string): number[][] {
  const text = gunzipSync(readFileSync(`${folder}/makehuman/base.obj.gz`)).toString('utf8')
  const quads: number[][] = []
  let group = ''
  for (const line of text.split('\n')) {
    const [kind, ...rest] = line.trim().split(/\s+/)
    if (kind === 'g') group = rest[0] ?? ''
    if (kind === 'f' && group === 'body') quads.push(rest.map((corner) => Number.parseInt(corner, 10) - 1))
  }
  return quads
}

function neighbours(triangles: BodyGenerator['tri'], count: number): Set<number>[] {
  const found = range(count).map(() => new Set<number>())
  for (const [a, b, c] of triangles)
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      found[p]?.add(q)
      found[q]?.add(p)
    }
  return found
}

/** The hollow of the left eye and of the right: skin that looks towards the eye's middle. */
function socketOf({ tri, NB, J }: BodyGenerator, body: Vertices): number[] {
  const normals = new Float64Array(3 * NB)
  const at = (v: number) => [body[3 * v] ?? 0, body[3 * v + 1] ?? 0, body[3 * v + 2] ?? 0] as const
  for (const [a, b, c] of tri) {
    const [p, q, r] = [at(a), at(b), at(c)]
    const [u, w] = [q.map((x, n) => x - (p[n] ?? 0)), r.map((x, n) => x - (p[n] ?? 0))]
    const [u0 = 0, u1 = 0, u2 = 0, w0 = 0, w1 = 0, w2 = 0] = [...u, ...w]
    const normal = [u1 * w2 - u2 * w1, u2 * w0 - u0 * w2, u0 * w1 - u1 * w0]
    for (const v of [a, b, c])
      normal.forEach((x, n) => {
        normals[3 * v + n] = (normals[3 * v + n] ?? 0) + x
      })
  }
  return (['eye.L', 'eye.R'] as const).flatMap((bone) => {
    const eye = J(body, bone)
    return range(NB).filter((v) => {
      const [x, y, z] = at(v)
      const out = [x - eye[0], y - eye[1], z - eye[2]] as const
      const facing =
        out[0] * (normals[3 * v] ?? 0) +
        out[1] * (normals[3 * v + 1] ?? 0) +
        out[2] * (normals[3 * v + 2] ?? 0)
      return Math.hypot(...out) < 0.2 && facing < 0
    })
  })
}

/** The hollow behind the lips: what of the head's front no straight look from before reaches. */
function mouthOf({ NB, W, tri, J }: BodyGenerator, body: Vertices): number[] {
  const [jaw, head] = [J(body, 'jaw'), J(body, 'head')]
  const isNear = (v: number) =>
    (W.head?.[v] ?? 0) + (W.neck?.[v] ?? 0) > 0.3 &&
    Math.abs(body[3 * v] ?? 0) < 0.42 &&
    (body[3 * v + 1] ?? 0) > head[1] - 1.1 &&
    (body[3 * v + 1] ?? 0) < jaw[1] + 0.35
  const walls = tri.filter((corners) =>
    corners.some(
      (v) => isNear(v) || (Math.abs(body[3 * v] ?? 0) < 0.6 && (body[3 * v + 1] ?? 0) > head[1] - 1.6),
    ),
  )
  const ways = [-0.9, -0.45, 0, 0.45, 0.9].flatMap((x) =>
    [-0.9, -0.5, 0, 0.5, 0.9].flatMap(
      (y) =>
        [
          [x, y, 1],
          [x, y, -1],
        ] as const,
    ),
  )
  return range(NB).filter((v) => isNear(v) && ways.every((way) => isBlocked(body, walls, v, way)))
}

function isBlocked(
  body: Vertices,
  walls: BodyGenerator['tri'],
  from: number,
  way: readonly [number, number, number],
): boolean {
  const at = (v: number) => [body[3 * v] ?? 0, body[3 * v + 1] ?? 0, body[3 * v + 2] ?? 0] as const
  const o = at(from)
  return walls.some((corners) => {
    if (corners.includes(from)) return false
    const [a, b, c] = corners.map(at) as [Spot, Spot, Spot]
    const [u, v] = [less(b, a), less(c, a)]
    const h = cross(way, v)
    const det = dot(u, h)
    if (Math.abs(det) < 1e-9) return false
    const s = less(o, a)
    const p = dot(s, h) / det
    if (p < 0 || p > 1) return false
    const q = cross(s, u)
    const r = dot(way, q) / det
    return r >= 0 && p + r <= 1 && dot(v, q) / det > 1e-3
  })
}

type Spot = readonly [number, number, number]
const less = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Each of these between its neighbours, again and again: a film across what stands still around. */
function soften(
  body: Vertices,
  which: readonly number[],
  around: readonly Set<number>[],
  turns: number,
): void {
  for (let turn = 0; turn < turns; turn++)
    for (const v of which) {
      const near = [...(around[v] ?? [])]
      for (const n of [0, 1, 2])
        body[3 * v + n] = near.reduce((sum, w) => sum + (body[3 * w + n] ?? 0), 0) / Math.max(1, near.length)
    }
}

/** A closed lid is round: the film is moved out to where an eye would be. */
function bulge(body: Vertices, eyes: readonly number[], eye: readonly [number, number, number]): void {
  const radius = 0.151
  for (const v of eyes) {
    const side = Math.sign(body[3 * v] ?? 0)
    const out = [
      (body[3 * v] ?? 0) - side * eye[0],
      (body[3 * v + 1] ?? 0) - eye[1],
      (body[3 * v + 2] ?? 0) - eye[2],
    ]
    const long = Math.hypot(...out)
    const more = Math.max(0, radius - long)
    out.forEach((x, n) => {
      body[3 * v + n] = (body[3 * v + n] ?? 0) + (0.8 * more * x) / long
    })
  }
}

function near(body: Vertices, count: number, centre: number, reach: number): number[] {
  const p = ([0, 1, 2] as const).map((n) => body[3 * centre + n] ?? 0)
  return range(count).filter((v) => {
    const [x = 0, y = 0, z = 0] = [body[3 * v], body[3 * v + 1], body[3 * v + 2]]
    return Math.hypot(Math.abs(x) - Math.abs(p[0] ?? 0), y - (p[1] ?? 0), z - (p[2] ?? 0)) < reach
  })
}

function ends(body: Vertices, count: number): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let v = 0; v < count; v++) {
    low = Math.min(low, body[3 * v + 1] ?? 0)
    high = Math.max(high, body[3 * v + 1] ?? 0)
  }
  return [low, high]
}

/** Behind, in the middle, where the neck begins. */
function napeOf({ J }: BodyGenerator, body: Vertices, middles: readonly number[]): number {
  const y = J(body, 'neck01')[1]
  const z = J(body, 'neck01')[2]
  const behind = middles.filter((v) => (body[3 * v + 2] ?? 0) < z)
  return behind.reduce(
    (best, v) => (Math.abs((body[3 * v + 1] ?? 0) - y) < Math.abs((body[3 * best + 1] ?? 0) - y) ? v : best),
    behind[0] ?? 0,
  )
}

/** The lowest skin between trunk and arm. */
function armpitOf({ W }: BodyGenerator, body: Vertices, lefts: readonly number[]): number {
  const half = (v: number) =>
    (W.armL?.[v] ?? 0) > 0.35 && (W.armL?.[v] ?? 0) < 0.65 && (W.foreL?.[v] ?? 0) < 0.01
  return lefts
    .filter(half)
    .reduce((best, v) => ((body[3 * v + 1] ?? 0) < (body[3 * best + 1] ?? 0) ? v : best))
}

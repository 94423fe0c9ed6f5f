/** One generated body, posed as the avatar stands, cut into the rings and distances that the avatar is made of. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { curveThrough } from '../../packages/body/src/avatar/curve.ts'
import { cutRing, type Plane, type Point3, type Ring, type Triangle } from './profiles-rings.mts'

/** The parts of the body generator (../shared/data) that are used here. */
export interface Generator {
  rng(seed: number): () => number
  randomBody(random: () => number, male: 0 | 1): GeneratedBody
  build(body: GeneratedBody): Float64Array
  pose(body: Float64Array, armDegrees: number, legDegrees: number, straight: number): Float64Array
  measure(body: Float64Array): Record<string, number>
  tri: Triangle[]
  NB: number
  W: Record<string, Float64Array>
  LM: Record<'bust' | 'front' | 'butt' | 'crotch' | 'acrL', number>
  J(body: Float64Array, bone: string): [number, number, number]
}
export interface GeneratedBody {
  weight: number
  details: Record<string, number>
}

export const knots = {
  torso: [
    -0.35, -0.15, 0, 0.15, 0.3, 0.5, 0.7, 0.85, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 2.9, 3, 3.1,
    3.25, 3.4, 3.55, 3.7, 3.8, 3.9, 4, 4.1, 4.2, 4.3, 4.45, 4.6, 4.8, 5, 5.3,
  ],
  arm: [
    0, 0.06, 0.12, 0.18, 0.25, 0.32, 0.4, 0.46, 0.52, 0.58, 0.65, 0.72, 0.8, 0.88, 0.94, 1, 1.06, 1.12, 1.2,
    1.26, 1.32,
  ],
  leg: [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.65, 1.8, 1.9, 2, 2.3, 2.6],
  foot: [0.07, 0.18, 0.3, 0.42, 0.55, 0.68, 0.79, 0.88, 0.95],
  head: [0.08, 0.16, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.83, 0.9],
} as const
export type Part = keyof typeof knots

export interface CutBody {
  height: number
  male: number
  rings: Record<Part, (Ring | undefined)[]>
  places: Record<string, number>
}

export function bodyCutter(M: Generator, folder: string) {
  const part = (keep: (t: Triangle) => boolean) => M.tri.filter(keep)
  const mean = (w: Float64Array | undefined, t: Triangle) =>
    w ? ((w[t[0]] ?? 0) + (w[t[1]] ?? 0) + (w[t[2]] ?? 0)) / 3 : 0
  const thumb = thumbWeights(folder)
  const { armL, armR, legL, footL, head } = M.W
  const noArms = (t: Triangle) => mean(armL, t) < 0.5 && mean(armR, t) < 0.5
  const parts = {
    torso: part((t) => noArms(t) && mean(head, t) < 0.5),
    arm: part((t) => mean(armL, t) > 0.35 && mean(thumb, t) < 0.3),
    leg: part((t) => mean(legL, t) > 0.3 && mean(footL, t) < 0.75),
    foot: part((t) => mean(footL, t) > 0.25),
    head: part((t) => mean(head, t) > 0.5),
  }
  const headOnly = [...new Set(part((t) => mean(head, t) > 0.9).flat())]
  const footOnly = [...new Set(parts.foot.flat())]

  return (body: GeneratedBody, male: 0 | 1): CutBody => {
    const v = M.pose(M.build(body), 28, -3, 1)
    const at = (i: number): Point3 => [v[3 * i] ?? 0, v[3 * i + 1] ?? 0, v[3 * i + 2] ?? 0]
    let [low, high] = [1e9, -1e9]
    for (let i = 0; i < M.NB; i++) {
      low = Math.min(low, v[3 * i + 1] ?? 0)
      high = Math.max(high, v[3 * i + 1] ?? 0)
    }
    const height = high - low
    const [hip, knee, ankle] = ['upperleg01.L', 'lowerleg01.L', 'foot.L'].map((bone) =>
      M.J(v, bone),
    ) as unknown as [Point3, Point3, Point3]
    const [root, elbow, wrist] = ['upperarm01.L', 'lowerarm01.L', 'wrist.L'].map((bone) =>
      M.J(v, bone),
    ) as unknown as [Point3, Point3, Point3]
    const [n0, n1] = [M.J(v, 'neck02'), M.J(v, 'neck03')]
    const [acromion, crotch] = [at(M.LM.acrL), at(M.LM.crotch)[1]]
    const neckY = n0[1] + 0.4 * (n1[1] - n0[1])
    const z0 = hip[2]

    const level = (y: number): Plane => ({
      origin: [0, y, z0],
      normal: [0, 1, 0],
      e1: [0, 0, 1],
      e2: [1, 0, 0],
    })
    const torsoY = curveThrough(
      [0, 1, 2, 3, 4, 5],
      [crotch, at(M.LM.butt)[1], at(M.LM.front)[1], at(M.LM.bust)[1], acromion[1], neckY],
    )
    const legY = curveThrough([0, 1, 2, 3], [low, knee[1], crotch, at(M.LM.butt)[1]])
    const torso = knots.torso.map((u) => cutRing(v, parts.torso, level(torsoY(u))))
    const rightOf = (tris: readonly Triangle[]) => tris.filter((t) => t.every((i) => (v[3 * i] ?? 0) > -1e-3))
    const [legTris, halfTorso] = [rightOf(parts.leg), rightOf(parts.torso)]
    const leg = knots.leg.map((w) => cutRing(v, w > 1.95 ? halfTorso : legTris, level(legY(w))))

    const along: Point3 = [wrist[0] - root[0], wrist[1] - root[1], wrist[2] - root[2]]
    const reach = Math.hypot(...along)
    const axis = along.map((x) => x / reach) as unknown as Point3
    const e1 = unit([-axis[2] * axis[0], -axis[2] * axis[1], 1 - axis[2] * axis[2]])
    const e2 = cross(e1, axis)
    const arm = knots.arm.map((s) =>
      cutRing(v, parts.arm, {
        origin: root.map((x, k) => x + s * (along[k] ?? 0)) as unknown as Point3,
        normal: axis,
        e1,
        e2,
      }),
    )

    const footZ = footOnly.filter((i) => (at(i)[1] - low) / height < 0.03).map((i) => at(i)[2])
    const [heel, toe] = [Math.min(...footZ), Math.max(...footZ)]
    const lowFoot = parts.foot.filter((t) => t.every((i) => at(i)[1] - low < 0.05 * height))
    const foot = knots.foot.map((t) =>
      cutRing(v, lowFoot, {
        origin: [ankle[0], low, heel + t * (toe - heel)] as const,
        normal: [0, 0, 1] as const,
        e1: [1, 0, 0] as const,
        e2: [0, 1, 0] as const,
      }),
    )
    const chin = Math.min(...headOnly.filter((i) => at(i)[2] > M.J(v, 'head')[2] + 0.35).map((i) => at(i)[1]))
    const headRings = knots.head.map((w) => cutRing(v, parts.head, level(chin + w * (high - chin))))
    const sleeve = distance(acromion, elbow) + distance(elbow, wrist)
    const places = {
      acromionOut: acromion[0],
      rootIn: acromion[0] - root[0],
      rootDown: acromion[1] - root[1],
      rootBack: root[2] - z0,
      reach,
      reachOfSleeve: (reach / sleeve) * height,
      axisForward: axis[2] * height,
      neckUp: neckY - acromion[1],
      chinUp: high - chin,
      ankleOut: ankle[0],
      ankleBack: ankle[2] - z0,
      ankleUp: ankle[1] - low,
      kneeUp: knee[1] - low,
      hipOut: hip[0],
      heelBack: heel - ankle[2],
      footLong: toe - heel,
      crotchUp: crotch - low,
      hipsUp: at(M.LM.butt)[1] - low,
      waistUp: at(M.LM.front)[1] - low,
      bustUp: at(M.LM.bust)[1] - low,
      acromionUp: acromion[1] - low,
    }
    return { height, male, rings: { torso, arm, leg, foot, head: headRings }, places }
  }
}

function thumbWeights(folder: string): Float64Array {
  const text = gunzipSync(readFileSync(`${folder}/makehuman/default_weights.mhw.gz`)).toString('utf8')
  const weights = (JSON.parse(text) as { weights: Record<string, [number, number][]> }).weights
  const thumb = new Float64Array(20_000)
  for (const [bone, list] of Object.entries(weights))
    if (/^finger1-.\.L$/.test(bone)) for (const [i, w] of list) thumb[i] = (thumb[i] ?? 0) + w
  return thumb
}

const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const distance = (a: Point3, b: Point3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
function unit(a: Point3): Point3 {
  const long = Math.hypot(...a)
  return [a[0] / long, a[1] / long, a[2] / long]
}

/**
 * How well a figure's outline and a photo's mask cover one another, as the share of what either covers: the figure takes the pose
 * and the camera under which they agree best, and nothing of its form.
 */
import { theFigure } from '@darzi/body/avatar/figure/figure-data.ts'
import { leanDegrees } from '@darzi/body/judge/points.ts'
import type { Avatar, SeenPicture, View } from '@darzi/body/shapes.ts'
import { type SmallMask, smallMask } from './small-mask.ts'

/** Metres and degrees: where the camera stands, how the person turns, leans, holds arms and legs and lifts the shoulders. */
interface Stand {
  away: number
  high: number
  yaw: number
  /** How the phone leans. */
  roll: number
  lean: number
  leftArm: number
  rightArm: number
  elbows: number
  leftLeg: number
  rightLeg: number
  /** How far the feet stand nearer together than the figure's own: seen from the side it moves the further foot up. */
  together: number
  liftMm: number
}

const radians = Math.PI / 180
const straight = {
  away: 2.8,
  high: 1.15,
  yaw: 0,
  roll: 0,
  lean: 0,
  elbows: 0,
  leftLeg: 0,
  rightLeg: 0,
  together: 0,
  liftMm: 0,
}

/** From the front the arms begin as the photo's points have them, from the side the feet side by side, as is asked for. */
function startOf({ limbs }: Avatar, { points }: SmallMask, view: View): Stand {
  if (view === 'side') return { ...straight, together: 4, leftArm: 0, rightArm: 0 }
  const [root, wrist] = [limbs.leftArm.points[0] ?? [0, 0, 0], limbs.leftArm.points[20] ?? [0, 0, 0]]
  const own = Math.atan2(wrist[0] - root[0], root[1] - wrist[1]) / radians
  const arm = (side: 'left' | 'right') => leanDegrees(points[`${side}Shoulder`], points[`${side}Wrist`]) - own
  return { ...straight, leftArm: arm('left'), rightArm: arm('right') }
}

/** How far each is moved at first, and the most that is asked of people and cameras. */
const steps: Stand = {
  away: 0.3,
  high: 0.15,
  yaw: 3,
  roll: 1,
  lean: 1,
  leftArm: 6,
  rightArm: 6,
  elbows: 5,
  leftLeg: 2,
  rightLeg: 2,
  together: 2,
  liftMm: 8,
}
const limits: Partial<Record<keyof Stand, readonly [number, number]>> = {
  away: [2, 3.8],
  high: [0.8, 1.5],
  yaw: [-9, 9],
  roll: [-3, 3],
  lean: [-4, 4],
  elbows: [-15, 25],
  leftLeg: [-4, 8],
  rightLeg: [-4, 8],
  together: [0, 8],
  liftMm: [-15, 45],
}
const rounds = 9

/** The figure over the mask as they agree best. */
export interface Cover {
  share: number
  stand: Stand
  mask: SmallMask
  figure: Uint8Array
  /** Where each point of the figure is in the picture: across, down. */
  seen: Float32Array
}

export function bestCover(avatar: Avatar, seen: SeenPicture, view: View): Cover | undefined {
  const mask = smallMask(seen, view)
  if (!mask) return undefined
  const share = (stand: Stand) =>
    coveredShare(mask, drawn(posed(avatar, stand, view), avatar.indices, { stand, view, mask }).figure)
  const start = startOf(avatar, mask, view)
  let best = { stand: start, share: share(start) }
  const moved = (Object.keys(steps) as (keyof Stand)[]).filter(
    (name) => view === 'side' || name !== 'together',
  )
  for (let round = 0, scale = 1; round < rounds; round++, scale *= 0.72)
    for (const name of moved)
      for (const way of [-1, 1]) {
        const [least, most] = limits[name] ?? [-90, 90]
        const next = (from: Stand) => {
          const value = from[name] + way * scale * steps[name]
          return value < least || value > most ? undefined : { ...from, [name]: value }
        }
        for (let stand = next(best.stand); stand; stand = next(best.stand)) {
          const tried = share(stand)
          if (tried <= best.share) break
          best = { stand, share: tried }
        }
      }
  const { stand } = best
  return { ...best, mask, ...drawn(posed(avatar, stand, view), avatar.indices, { stand, view, mask }) }
}

/** In metres: the shoulders lifted, the arms turned about them and bent, the legs spread, the whole leaning. */
function posed(avatar: Avatar, stand: Stand, view: View): Float32Array {
  const { vertices, middles, weights } = theFigure()
  const { points } = avatar.limbs.leftArm
  const [root, elbow] = [points[0] ?? [0, 0, 0], points[11] ?? [0, 0, 0]]
  const { crotch } = avatar.levels
  const made = new Float32Array(avatar.positions.length)
  const lean = Math.tan(stand.lean * radians)
  // In the plane of the picture: across and up.
  const across = view === 'front' ? 0 : 2
  for (let v = 0; v < made.length / 3; v++) {
    const half = v < vertices ? v : v - vertices + middles
    const way = v < vertices ? 1 : -1
    const p = [
      avatar.positions[3 * v] ?? 0,
      avatar.positions[3 * v + 1] ?? 0,
      avatar.positions[3 * v + 2] ?? 0,
    ]
    const mirror = view === 'front' ? way : 1
    const w = smooth(weights.arm[half] ?? 0)
    const [arm, leg] = way > 0 ? [stand.leftArm, stand.leftLeg] : [stand.rightArm, stand.rightLeg]
    let [a, y] = [mirror * (p[across] ?? 0), p[1] ?? 0]
    if (w > 0) {
      const past = smooth(Math.max(0, Math.min(1, (elbow[1] + 20 - y) / 40)))
      ;[a, y] = turned([a, y], [elbow[across] ?? 0, elbow[1]], w * past * stand.elbows)
      ;[a, y] = turned([a, y], [root[across] ?? 0, root[1]], w * arm)
    }
    y += stand.liftMm * Math.max(w, smooth(weights.shoulder[half] ?? 0))
    const below = Math.max(0, crotch + 60 - (p[1] ?? 0)) * (1 - w)
    const side = view === 'front' ? Math.min(1, Math.abs(p[0] ?? 0) / 60) : 1
    a = mirror * (a + Math.tan(leg * radians) * below * side) + lean * y
    p[across] = a
    if (view === 'side') p[0] = (p[0] ?? 0) - way * Math.tan(stand.together * radians) * below
    made[3 * v] = (p[0] ?? 0) / 1000
    made[3 * v + 1] = y / 1000
    made[3 * v + 2] = (p[2] ?? 0) / 1000
  }
  return made
}

type Flat = [across: number, up: number]

function turned([a, y]: Flat, [ca, cy]: Flat, degrees: number): Flat {
  const [c, s] = [Math.cos(degrees * radians), Math.sin(degrees * radians)]
  return [ca + c * (a - ca) - s * (y - cy), cy + s * (a - ca) + c * (y - cy)]
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** The figure as the camera sees it, as high as the mask and over its middle. */
function drawn(
  xyz: Float32Array,
  indices: Uint32Array,
  { stand: { away, high, yaw, roll }, view, mask }: { stand: Stand; view: View; mask: SmallMask },
): { figure: Uint8Array; seen: Float32Array } {
  const turn = ((view === 'side' ? 90 : 0) + yaw) * radians
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const seen = new Float32Array((xyz.length / 3) * 2)
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let v = 0; v < xyz.length / 3; v++) {
    const [x = 0, y = 0, z = 0] = [xyz[3 * v], xyz[3 * v + 1], xyz[3 * v + 2]]
    const far = away - (s * x + c * z)
    const [px, py] = turned([(c * x - s * z) / far, (high - y) / far], [0, 0], roll)
    seen[2 * v] = px
    seen[2 * v + 1] = py
    top = Math.min(top, py)
    bottom = Math.max(bottom, py)
  }
  const scale = (mask.bottom - mask.top) / (bottom - top)
  for (let v = 0; v < seen.length; v += 2) {
    seen[v] = (seen[v] ?? 0) * scale
    seen[v + 1] = mask.top + ((seen[v + 1] ?? 0) - top) * scale
  }
  const flat = filled(seen, indices, mask.width, mask.height, mask.width / 2)
  let [count, sum] = [0, 0]
  for (let at = 0; at < flat.length; at++)
    if (flat[at]) {
      count++
      sum += at % mask.width
    }
  const offset = mask.width / 2 + mask.middle - sum / Math.max(1, count)
  const figure = filled(seen, indices, mask.width, mask.height, offset)
  for (let v = 0; v < seen.length; v += 2) seen[v] = (seen[v] ?? 0) + offset
  return { figure, seen }
}

function filled(
  seen: Float32Array,
  indices: Uint32Array,
  width: number,
  height: number,
  offset: number,
): Uint8Array {
  const made = new Uint8Array(width * height)
  for (let t = 0; t < indices.length; t += 3) {
    const [i, j, k] = [
      2 * (indices[t] as number),
      2 * (indices[t + 1] as number),
      2 * (indices[t + 2] as number),
    ]
    const [ax, ay] = [(seen[i] as number) + offset, seen[i + 1] as number]
    const [bx, by] = [(seen[j] as number) + offset, seen[j + 1] as number]
    const [cx, cy] = [(seen[k] as number) + offset, seen[k + 1] as number]
    const low = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const most = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    for (let y = low; y <= most; y++) {
      const row = y + 0.5
      let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
      for (const [px, py, qx, qy] of [
        [ax, ay, bx, by],
        [bx, by, cx, cy],
        [cx, cy, ax, ay],
      ] as const) {
        if (py <= row === qy <= row) continue
        const x = px + ((row - py) / (qy - py)) * (qx - px)
        from = Math.min(from, x)
        to = Math.max(to, x)
      }
      if (from > to) continue
      made.fill(
        1,
        y * width + Math.max(0, Math.ceil(from - 0.5)),
        y * width + Math.min(width, Math.floor(to - 0.5) + 1),
      )
    }
  }
  return made
}

function coveredShare({ inside, leftOut }: SmallMask, figure: Uint8Array): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < inside.length; at++) {
    if (leftOut[at]) continue
    if (inside[at] && figure[at]) both++
    if (inside[at] || figure[at]) either++
  }
  return both / Math.max(1, either)
}

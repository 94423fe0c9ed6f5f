/**
 * How well a figure's outline and a photo's mask cover one another, as the share of what either covers: the figure takes the pose
 * and the camera under which they agree best, and nothing of its form.
 */
import { theFigure } from '@darzi/body/avatar/figure/figure-data.ts'
import { figureOf } from '@darzi/body/judge/figure.ts'
import type { Avatar, SeenPicture, View } from '@darzi/body/shapes.ts'

/** Metres and degrees: where the camera stands, how the person turns, leans and holds arms and legs. */
interface Stand {
  away: number
  high: number
  yaw: number
  lean: number
  arms: number
  legs: number
}

const start: Record<View, Stand> = {
  front: { away: 2.8, high: 1.15, yaw: 0, lean: 0, arms: 20, legs: 0 },
  side: { away: 2.8, high: 1.15, yaw: 0, lean: 0, arms: 0, legs: 0 },
}
const steps: Stand = { away: 0.4, high: 0.2, yaw: 4, lean: 1.5, arms: 6, legs: 2 }
const rounds = 5

export function overlapOf(avatar: Avatar, seen: SeenPicture, view: View): number | undefined {
  const mask = smallMask(seen)
  if (!mask) return undefined
  const share = (stand: Stand) =>
    coveredShare(mask, drawn(posed(avatar, stand, view), avatar.indices, stand, view, mask))
  let best = { stand: start[view], share: share(start[view]) }
  for (let round = 0, scale = 1; round < rounds; round++, scale *= 0.6)
    for (const name of Object.keys(steps) as (keyof Stand)[])
      for (const way of [-1, 1]) {
        let stand = { ...best.stand, [name]: best.stand[name] + way * scale * steps[name] }
        for (let tried = share(stand); tried > best.share; tried = share(stand)) {
          best = { stand, share: tried }
          stand = { ...stand, [name]: stand[name] + way * scale * steps[name] }
        }
      }
  return best.share
}

interface SmallMask {
  width: number
  height: number
  inside: Uint8Array
  top: number
  bottom: number
  middle: number
}

const pixelsHigh = 360

/** The person alone, about as high as told. */
function smallMask(seen: SeenPicture): SmallMask | undefined {
  const figure = figureOf(seen)
  if (!figure) return undefined
  const { mask } = figure
  const scale = pixelsHigh / figure.height
  const [width, height] = [Math.round(mask.width * scale), Math.round(mask.height * scale)]
  const inside = new Uint8Array(width * height)
  let [count, sum] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [Math.floor((x + 0.5) / scale), Math.floor((y + 0.5) / scale)]
      const isIn = px >= figure.left && px <= figure.right && py >= figure.top && py <= figure.bottom
      if (!isIn || (mask.alpha[py * mask.width + px] ?? 0) < 128) continue
      inside[y * width + x] = 1
      count++
      sum += x
    }
  return {
    width,
    height,
    inside,
    top: figure.top * scale,
    bottom: figure.bottom * scale,
    middle: sum / Math.max(1, count),
  }
}

const radians = Math.PI / 180

/** In metres: the arms turned about the shoulders, the legs spread, the whole leaning. */
function posed(avatar: Avatar, { arms, legs, lean }: Stand, view: View): Float32Array {
  const { vertices, middles, weights } = theFigure()
  const [rootX = 0, rootY = 0, rootZ = 0] = avatar.limbs.leftArm.points[0] ?? []
  const { crotch } = avatar.levels
  const made = avatar.positions.map((mm) => mm / 1000)
  const count = made.length / 3
  for (let v = 0; v < count; v++) {
    const half = v < vertices ? v : v - vertices + middles
    const way = v < vertices ? 1 : -1
    let [x = 0, y = 0, z = 0] = [
      avatar.positions[3 * v],
      avatar.positions[3 * v + 1],
      avatar.positions[3 * v + 2],
    ]
    const w = smooth(weights.arm[half] ?? 0)
    if (w > 0) {
      const angle = w * arms * radians
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      if (view === 'front') {
        const [dx, dy] = [way * x - rootX, y - rootY]
        x = way * (rootX + c * dx - s * dy)
        y = rootY + s * dx + c * dy
      } else {
        const [dz, dy] = [z - rootZ, y - rootY]
        z = rootZ + c * dz - s * dy
        y = rootY + s * dz + c * dy
      }
    }
    const below = Math.max(0, crotch + 60 - y) * (1 - w)
    if (view === 'front') x += way * Math.tan(legs * radians) * below * Math.min(1, Math.abs(x) / 60)
    else z += Math.tan(legs * radians) * below
    if (view === 'front') x += Math.tan(lean * radians) * y
    else z += Math.tan(lean * radians) * y
    made[3 * v] = x / 1000
    made[3 * v + 1] = y / 1000
    made[3 * v + 2] = z / 1000
  }
  return made
}

const smooth = (t: number) => t * t * (3 - 2 * t)

/** The figure as the camera sees it, as high as the mask and over its middle. */
function drawn(
  xyz: Float32Array,
  indices: Uint32Array,
  { away, high, yaw }: Stand,
  view: View,
  mask: SmallMask,
): Uint8Array {
  const turn = ((view === 'side' ? 90 : 0) + yaw) * radians
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const seen = new Float32Array((xyz.length / 3) * 2)
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let v = 0; v < xyz.length / 3; v++) {
    const [x = 0, y = 0, z = 0] = [xyz[3 * v], xyz[3 * v + 1], xyz[3 * v + 2]]
    const far = away - (s * x + c * z)
    const [px, py] = [(c * x - s * z) / far, (high - y) / far]
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
  return filled(
    seen,
    indices,
    mask.width,
    mask.height,
    mask.width / 2 + mask.middle - sum / Math.max(1, count),
  )
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

function coveredShare({ inside }: SmallMask, figure: Uint8Array): number {
  let [both, either] = [0, 0]
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] && figure[at]) both++
    if (inside[at] || figure[at]) either++
  }
  return both / Math.max(1, either)
}

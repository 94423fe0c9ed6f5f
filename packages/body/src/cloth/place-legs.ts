/** Where the legs of trousers stand before they are sewn: above the fork bent around the trunk, below it around each leg. */
import { ringAt } from '../avatar/rings.ts'
import { eased } from '../garment/outline.ts'
import type { Avatar } from '../shapes.ts'
import { type FlatPanel, sideMm } from './cloth.ts'
import { bandTopOf } from './place-around.ts'

type Point = readonly [number, number, number]

const clearOfSkinMm = 16

export const isLeg = ({ place }: Pick<FlatPanel, 'place'>): boolean => place.includes('_leg_')

/** The panel's y counts from the upper edge of the band. */
export function onLeg(
  avatar: Avatar,
  { place, flat }: FlatPanel,
  bandMm: number,
): (x: number, y: number) => Point {
  const side = place.startsWith('left') ? 1 : -1
  const facing = place.endsWith('front') ? 1 : -1
  const top = bandTopOf(avatar, bandMm)
  const widthAt = widths(flat)
  const { crotch, knee } = avatar.levels
  const from = (crotch + knee) / 2
  const hem = top - Math.max(...flat.filter((_, at) => at % 2 === 1))
  const low = overFoot(avatar)
  return (x, y) => {
    const cut = top - y
    // What would begin around the foot stands over it, and falls onto it.
    const height = hem < low && cut < from ? low + ((cut - hem) / (from - hem)) * (from - low) : cut
    const [least, most] = widthAt(y)
    const across = most - least < 1 ? 0.5 : (x - least) / (most - least)
    // From the middle of the body, or the inside of the leg, to the outside.
    const share = Math.max(0, Math.min(1, side > 0 ? across : 1 - across))
    const leg = aroundLeg(avatar, height, Math.PI * (share - 0.5) * 0.96, facing)
    const trunk = aroundTrunk(avatar, height, (Math.PI / 2) * share * 0.98, facing)
    const up = eased((height - crotch + 20) / blendMm)
    const at = (n: 0 | 1 | 2) => (1 - up) * leg[n] + up * trunk[n]
    return [side * Math.max(1, at(0)), height, at(2)]
  }
}
const overFoot = ({ levels: { ankle } }: Avatar): number => ankle + 15
/** Over so much above the fork two legs turn into one trunk. */
const blendMm = 90

function aroundTrunk(avatar: Avatar, height: number, angle: number, facing: number): Point {
  const outline = ringAt(avatar, Math.max(height, avatar.levels.crotch + 5))
  let [wide, front, back] = [0, -1e9, 1e9]
  for (let k = 0; k < outline.length; k += 2) {
    wide = Math.max(wide, Math.abs(outline[k] ?? 0))
    front = Math.max(front, outline[k + 1] ?? 0)
    back = Math.min(back, outline[k + 1] ?? 0)
  }
  const [middle, deep] = [(front + back) / 2, (front - back) / 2 + clearOfSkinMm]
  return [(wide + clearOfSkinMm) * Math.sin(angle), height, middle + facing * deep * Math.cos(angle)]
}

/** Of the left leg: `angle` from the inside (-90°) over the front or the back to the outside. */
function aroundLeg({ limbs: { leftLeg } }: Avatar, height: number, angle: number, facing: number): Point {
  const { points, girthsMm } = leftLeg
  const found = points.findIndex(([, y]) => y <= height)
  const below = found < 0 ? points.length - 1 : found
  const above = Math.max(0, below - 1)
  const [p, q] = [points[above] ?? [0, 0, 0], points[below] ?? [0, 0, 0]]
  const down = p[1] - q[1] > 1 ? Math.max(0, Math.min(1, (p[1] - height) / (p[1] - q[1]))) : 0
  const mix = (a: number, b: number) => a + down * (b - a)
  const radius = mix(girthsMm[above] ?? 0, girthsMm[below] ?? 0) / (2 * Math.PI) + clearOfSkinMm
  const [x, z] = [mix(p[0], q[0]), mix(p[2], q[2])]
  return [x + radius * Math.sin(angle), height, z + facing * radius * Math.cos(angle)]
}

/** From where to where the panel reaches, by height: of the points near it. */
function widths(flat: readonly number[]): (y: number) => readonly [number, number] {
  const rows = new Map<number, [number, number]>()
  for (let v = 0; v < flat.length; v += 2) {
    const [x, y] = [flat[v] ?? 0, flat[v + 1] ?? 0]
    for (const row of [Math.floor(y / sideMm), Math.floor(y / sideMm) + 1]) {
      const [least, most] = rows.get(row) ?? [x, x]
      rows.set(row, [Math.min(least, x), Math.max(most, x)])
    }
  }
  return (y) => {
    const at = y / sideMm
    const row = Math.floor(at)
    const [low, high] = [rows.get(row), rows.get(row + 1)]
    if (!low || !high) return low ?? high ?? [0, 0]
    const mix = (n: 0 | 1) => low[n] + (at - row) * (high[n] - low[n])
    return [mix(0), mix(1)]
  }
}

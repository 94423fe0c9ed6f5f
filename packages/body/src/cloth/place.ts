import { armPointOf } from '../avatar/limbs.ts'
import { ringAt } from '../avatar/rings.ts'
import type { Avatar } from '../shapes.ts'
import { type FlatPanel, type Stitched, sideMm } from './cloth.ts'
import { asGores, onWaist } from './place-around.ts'
import { isLeg, onLeg } from './place-legs.ts'

type Point = readonly [number, number, number]

/** Where the panels stand before they are sewn: bent around the trunk, rolled around the arms, a little outside the skin. */
export function placed(avatar: Avatar, { panels, count, firsts }: Stitched): Float32Array {
  const xyz = new Float32Array(count * 3)
  const gores = panels.filter(({ place }) => place === 'gore')
  const bandMm = heldMm(panels)
  const putGores = asGores(avatar, gores, bandMm)
  panels.forEach((panel, k) => {
    const put = putGores[gores.indexOf(panel)] ?? putOf(avatar, panel, { half: widest(panels), bandMm })
    for (let v = 0; v < panel.flat.length / 2; v++)
      xyz.set(put(panel.flat[2 * v] ?? 0, panel.flat[2 * v + 1] ?? 0), 3 * ((firsts[k] ?? 0) + v))
  })
  return xyz
}

/** How high the band is that holds it up. */
const heldMm = (panels: readonly FlatPanel[]): number =>
  Math.max(
    0,
    ...panels
      .filter(({ place }) => place === 'waist')
      .flatMap(({ flat }) => flat.filter((_, at) => at % 2 === 1)),
  )

function putOf(
  avatar: Avatar,
  panel: FlatPanel,
  { half, bandMm }: { half: number; bandMm: number },
): (x: number, y: number) => Point {
  if (panel.place === 'waist') return onWaist(avatar, panel)
  if (isLeg(panel)) return onLeg(avatar, panel, bandMm)
  return panel.place === 'front' || panel.place === 'back'
    ? onTrunk(avatar, panel, half)
    : onArm(avatar, panel)
}

/** Half of the widest trunk panel pair: it reaches from the middle to the side. */
function widest(panels: readonly FlatPanel[]): number {
  const xs = panels
    .filter(({ place }) => place === 'front' || place === 'back')
    .flatMap(({ flat }) => flat.filter((_, at) => at % 2 === 0).map(Math.abs))
  return Math.max(sideMm, ...xs)
}

const clearOfSkinMm = 18

function onTrunk(avatar: Avatar, { place }: FlatPanel, half: number): (x: number, y: number) => Point {
  const neckPoint = neckPointOf(avatar)
  const facing = place === 'front' ? 1 : -1
  return (x, y) => {
    const height = neckPoint - y
    const outline = ringAt(avatar, Math.min(height, avatar.levels.armpit))
    let [wide, front, back] = [0, 0, 0]
    for (let k = 0; k < outline.length; k += 2) {
      wide = Math.max(wide, outline[k] ?? 0)
      front = Math.max(front, outline[k + 1] ?? 0)
      back = Math.min(back, outline[k + 1] ?? 0)
    }
    const middle = (front + back) / 2
    const angle = (x / half) * (Math.PI / 2) * 0.98
    const deep = (front - back) / 2 + clearOfSkinMm
    return [
      (wide + clearOfSkinMm) * Math.sin(angle),
      height + 6,
      middle + facing * (deep * Math.cos(angle) + 4),
    ]
  }
}

/** Over the floor: where the shoulder seam meets the neck. */
export const neckPointOf = ({ levels }: Avatar): number =>
  levels.shoulder + 0.62 * (levels.neck - levels.shoulder)

function onArm({ limbs }: Avatar, { place, flat }: FlatPanel): (x: number, y: number) => Point {
  const side = place === 'left_arm' ? 1 : -1
  const { points, girthsMm } = limbs.leftArm
  const [root, wrist] = [points[0] ?? [0, 0, 0], points[armPointOf.wrist] ?? [0, 0, 0]]
  const long = Math.hypot(wrist[0] - root[0], wrist[1] - root[1], wrist[2] - root[2]) || 1
  const axis: Point = [(wrist[0] - root[0]) / long, (wrist[1] - root[1]) / long, (wrist[2] - root[2]) / long]
  const up: Point = [-axis[1], axis[0], 0]
  const xs = flat.filter((_, at) => at % 2 === 0)
  const ys = flat.filter((_, at) => at % 2 === 1)
  const [half, top] = [Math.max(...xs.map(Math.abs)), Math.min(...ys)]
  const radius = Math.max(half / Math.PI, Math.max(...girthsMm.slice(armPointOf.bicep)) / (2 * Math.PI) + 12)
  return (x, y) => {
    const along = y - top + 10
    const angle = (x / half) * Math.PI * 0.97
    const [over, forward] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    const at = (n: 0 | 1 | 2) => root[n] + along * axis[n] + over * up[n]
    return [side * at(0), at(1), at(2) + forward]
  }
}

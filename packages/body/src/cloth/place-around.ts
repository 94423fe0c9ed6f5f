/** Where what hangs from the waist stands before it is sewn: its gores as a cone around the body, its band at the waist. */
import { ringAt } from '../avatar/rings.ts'
import type { Avatar } from '../shapes.ts'
import { type FlatPanel, sideMm } from './cloth.ts'

type Put = (x: number, y: number) => readonly [number, number, number]

const clearOfSkinMm = 14

/** Over the floor: the upper edge of a band so high, which sits with its middle on the waist. */
export const bandTopOf = ({ levels }: Avatar, bandMm: number): number => levels.waist + bandMm / 2

export function onWaist(avatar: Avatar, { flat }: FlatPanel): Put {
  const bandMm = Math.max(...flat.filter((_, at) => at % 2 === 1))
  const half = Math.max(...flat.filter((_, at) => at % 2 === 0))
  const top = bandTopOf(avatar, bandMm)
  return (x, y) => standing(avatar, top - y, { angle: (x / half) * Math.PI * 0.985, aroundMm: 2 * half })
}

/** Each gore takes its share of the way around, the first to the right of the middle behind. */
export function asGores(avatar: Avatar, gores: readonly FlatPanel[], bandMm: number): Put[] {
  const [first] = gores
  if (!first) return []
  const lowest = Math.max(...first.flat.filter((_, at) => at % 2 === 1))
  const steps = Math.ceil(lowest / stepMm) + 1
  const halves = Array.from({ length: steps + 1 }, (_, k) => halfAt(first.flat, Math.min(lowest, k * stepMm)))
  const around = halves.map((half) => 2 * half * gores.length)
  const falls = fallOf(around)
  const from = bandTopOf(avatar, bandMm) - bandMm - 2
  return gores.map((_, k) => {
    const middle = -Math.PI + ((2 * k + 1) * Math.PI) / gores.length
    return (x, y) => {
      const at = Math.max(0, y) / stepMm
      const half = Math.max(1, between(halves, at))
      const angle = middle + (Math.max(-1, Math.min(1, x / half)) * Math.PI * 0.97) / gores.length
      return standing(avatar, from - between(falls, at) - Math.min(0, y), {
        angle,
        aroundMm: between(around, at),
      })
    }
  })
}
const stepMm = 20

/** On an ellipse around the body, as long as the cloth there is, or as the body's own where that is more. */
function standing(avatar: Avatar, height: number, { angle, aroundMm }: { angle: number; aroundMm: number }) {
  const { wide, deep, middle } = widestAbove(avatar, height)
  const own = Math.PI * (3 * (wide + deep) - Math.sqrt((3 * wide + deep) * (wide + 3 * deep)))
  const wider = Math.max(1, aroundMm / own)
  return [wide * wider * Math.sin(angle), height, middle + deep * wider * Math.cos(angle)] as const
}

/** The body's half axes there with room, and no less than at any height between the waist and there: cloth falls over the hips. */
function widestAbove(avatar: Avatar, height: number): { wide: number; deep: number; middle: number } {
  const { waist, crotch } = avatar.levels
  const low = Math.max(height, crotch + 5)
  let [wide, front, back] = [0, -1e9, 1e9]
  for (let y = Math.max(low, Math.min(height, waist)); ; y = Math.min(y + 15, Math.max(low, waist))) {
    const outline = ringAt(avatar, y)
    for (let k = 0; k < outline.length; k += 2) {
      wide = Math.max(wide, Math.abs(outline[k] ?? 0))
      front = Math.max(front, outline[k + 1] ?? 0)
      back = Math.min(back, outline[k + 1] ?? 0)
    }
    if (y >= waist) break
  }
  const room = Math.SQRT1_2 * clearOfSkinMm
  return { wide: wide + room, deep: (front - back) / 2 + room, middle: (front + back) / 2 }
}

/** How far down each step of the cloth reaches: the faster it widens, the less. */
function fallOf(around: readonly number[]): number[] {
  const falls = [0]
  for (let k = 1; k < around.length; k++) {
    const wider = Math.abs((around[k] ?? 0) - (around[k - 1] ?? 0)) / (2 * Math.PI)
    const outwards = Math.min(0.9 * stepMm, wider)
    falls.push((falls[k - 1] ?? 0) + Math.sqrt(stepMm ** 2 - outwards ** 2))
  }
  return falls
}

/** Half as wide as the gore is at a height, by the points near it. */
function halfAt(flat: readonly number[], y: number): number {
  let most = 0
  for (let v = 0; v < flat.length; v += 2)
    if (Math.abs((flat[v + 1] ?? 0) - y) < sideMm) most = Math.max(most, Math.abs(flat[v] ?? 0))
  return most
}

function between(list: readonly number[], at: number): number {
  const k = Math.min(list.length - 1, Math.floor(at))
  const [low, high] = [list[k] ?? 0, list[Math.min(list.length - 1, k + 1)] ?? 0]
  return low + (high - low) * (at - k)
}

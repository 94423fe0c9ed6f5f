/** How sharply the outline of the trunk turns from level to level: what an eye sees as a shelf, a crease or a step. */
import type { Avatar } from '../shapes.ts'
import { ringAt } from './rings.ts'

export const outlineSides = ['front', 'back', 'left'] as const
export type OutlineSide = (typeof outlineSides)[number]

const stepMm = 10

/** Degrees at each centimetre of height, from over the fork to under the armpits. */
export function outlineTurns(avatar: Pick<Avatar, 'rings' | 'levels'>, side: OutlineSide): number[] {
  const { crotch, armpit } = avatar.levels
  const count = Math.max(0, Math.floor((armpit - crotch - 70) / stepMm))
  const out = Array.from({ length: count }, (_, k) => reach(ringAt(avatar, crotch + 40 + k * stepMm), side))
  return out.slice(2).map((z, k) => {
    const [a = 0, b = 0] = [out[k], out[k + 1]]
    return Math.abs(Math.atan2(z - b, stepMm) - Math.atan2(b - a, stepMm)) * (180 / Math.PI)
  })
}

function reach(outline: Float32Array, side: OutlineSide): number {
  const along = outline.filter((_, k) => k % 2 === (side === 'left' ? 0 : 1))
  return side === 'back' ? -Math.min(...along) : Math.max(...along)
}

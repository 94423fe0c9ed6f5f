/** Cross-sections of the trunk without the arms, from the crotch to the neck. */
import type { Avatar } from '../shapes.ts'

export type BodyRing = Avatar['rings'][number]

/** The trunk's outline at a height, mixed from the two rings around it; the end ring beyond the ends. */
export function ringAt({ rings }: Pick<Avatar, 'rings'>, heightMm: number): Float32Array {
  const above = rings.findIndex((ring) => ring.heightMm >= heightMm)
  const [low, high] = [
    rings[Math.max(0, (above < 0 ? rings.length : above) - 1)],
    rings[above < 0 ? rings.length - 1 : above],
  ]
  if (!low || !high) return new Float32Array()
  const wide = high.heightMm - low.heightMm
  const share = wide > 0 ? (heightMm - low.heightMm) / wide : 0
  return low.outline.map((x, k) => x + share * ((high.outline[k] ?? x) - x))
}

/** Cross-sections of the trunk without the arms, from the crotch to the neck. */
import type { Avatar } from '../shapes.ts'
import { ray } from './ray.ts'
import type { Skin } from './skin.ts'
import type { Stance } from './stance.ts'
import { nearestRing } from './tube.ts'

export type BodyRing = Avatar['rings'][number]

const spacingMm = 15
const around = 64

export function ringsOf(skin: Skin, stance: Stance): BodyRing[] {
  const [low, high] = [stance.heights.crotch + 5, stance.heights.neck + 10]
  const count = Math.ceil((high - low) / spacingMm)
  return Array.from({ length: count + 1 }, (_, k) => ringOf(skin, low + (k * (high - low)) / count))
}

function ringOf({ armless, parts: { torso } }: Skin, y: number): BodyRing {
  const own = nearestRing(torso, y - torso.frame.origin[1])
  const outline = new Float32Array(2 * around)
  for (let k = 0; k < around; k++) {
    const angle = (2 * Math.PI * k) / around
    const [x, z] = [Math.sin(angle), Math.cos(angle)]
    // In the fork of the legs the middle lies outside; the line then runs through it.
    const reach = ray((r) => armless(r * x, y, own.c1 + r * z), Math.max(...own.radii))
    outline.set([reach * x, own.c1 + reach * z], 2 * k)
  }
  return { heightMm: y, outline }
}

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

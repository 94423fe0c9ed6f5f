/** No shelf, crease or step: along the front, the back and the side, the outline of the trunk turns gently from level to level. */
import { expect, test } from 'vitest'
import { avatarOf, namesToTry } from '../../testing/bodies.ts'
import { ringAt } from '../rings.ts'

const stepMm = 10

/** A bust turns by up to 60° under it within a centimetre; nothing else turns by more than half of that. */
const mostTurnDegrees = { front: 62, back: 28, left: 26 }

test.each(namesToTry)(
  'the trunk of %s has no shelf along front, back and side',
  { timeout: 60_000 },
  (name) => {
    const avatar = avatarOf(name)
    const { crotch, armpit } = avatar.levels
    const heights = Array.from(
      { length: Math.floor((armpit - 30 - crotch - 40) / stepMm) },
      (_, k) => crotch + 40 + k * stepMm,
    )
    for (const side of ['front', 'back', 'left'] as const) {
      const out = heights.map((y) => reach(ringAt(avatar, y), side))
      const turns = out.slice(2).map((z, k) => {
        const [a = 0, b = 0] = [out[k], out[k + 1]]
        return Math.abs(Math.atan2(z - b, stepMm) - Math.atan2(b - a, stepMm)) * (180 / Math.PI)
      })
      expect(Math.max(...turns), side).toBeLessThan(mostTurnDegrees[side])
    }
  },
)

function reach(outline: Float32Array, side: 'front' | 'back' | 'left'): number {
  const points = Array.from({ length: outline.length / 2 }, (_, k) => [
    outline[2 * k] ?? 0,
    outline[2 * k + 1] ?? 0,
  ])
  if (side === 'left') return Math.max(...points.map(([x = 0]) => x))
  const depths = points.map(([, z = 0]) => z)
  return side === 'front' ? Math.max(...depths) : -Math.min(...depths)
}

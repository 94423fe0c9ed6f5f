/** The arm's own touches: it grows out of the shoulder, and ends in a quiet hand. */
import { type BaseRing, type BaseTube, smoothed } from './base-tube.ts'
import { girthOfRadii } from './girth.ts'
import { alongHand, handBend, handReach } from './hand.ts'
import { smooth, spokes } from './tube.ts'

/** From the wrist on it is a hand with its fingers together; the thumb is joined to it in skin.ts. */
export function handed(base: BaseTube): BaseTube {
  const rings = base.rings.map((ring) => {
    const share = smooth((ring.at - 0.96) / 0.1)
    if (share === 0) return ring
    const at = alongHand(ring.at)
    const size = Math.exp(ring.lnGirth) / girthOfRadii(ring.outline)
    const outline = ring.outline.map(
      (r, k) => share * handReach(at, (2 * Math.PI * k) / spokes) + (1 - share) * r * size,
    )
    return { ...ring, outline, lnGirth: Math.log(girthOfRadii(outline)), c2: ring.c2 - handBend(at) }
  })
  return { ...base, rings }
}

/**
 * Towards its root the arm narrows and dives into the shoulder: the trunk's own rings and the fold between them make the
 * shoulder's slope, and the armpit's skin belongs to the trunk. `rootShare` is the root's radius by the height.
 */
export function rooted(base: BaseTube, rootShare: number): BaseTube {
  const size = (ring: BaseRing) => Math.exp(ring.lnGirth) / girthOfRadii(ring.outline)
  const free = base.rings.find((ring) => ring.at >= armIsFreeFrom) ?? base.rings[0]
  if (!free) return base
  const rings = base.rings.map((ring) => {
    if (ring.at >= armIsFreeFrom) return ring
    const out = smooth(ring.at / armIsFreeFrom)
    const radii = ring.outline.map((r, k) => {
      const most = out * (free.outline[k] ?? 0) * size(free) + (1 - out) * rootShare
      return Math.min(r * size(ring), most)
    })
    return { ...ring, outline: radii, lnGirth: Math.log(girthOfRadii(radii)) }
  })
  return { ...base, rings: smoothed(rings) }
}
const armIsFreeFrom = 0.27

/** The arm's own touches: it grows out of the shoulder, and ends in a quiet hand. */
import { type BaseRing, type BaseTube, smoothed } from './base-tube.ts'
import { girthOfRadii } from './girth.ts'
import { smooth, spokes } from './tube.ts'

/** From the wrist on the hand is a mitten: ellipses as broad and as thick as the hand, fingers held together. */
export function mittened(base: BaseTube): BaseTube {
  const rings = base.rings.map((ring) => {
    const share = smooth((ring.at - 0.97) / 0.12)
    if (share === 0) return ring
    const reach = (k: number) => ring.outline[(k * spokes) / 4] ?? 0
    const broad = Math.max(0.45 * (reach(0) + reach(2)), 0.12)
    const thick = Math.max(((reach(1) + reach(3)) / 2) * 0.95, 0.48 * broad)
    const outline = ring.outline.map((r, k) => {
      const angle = (2 * Math.PI * k) / spokes
      const ellipse = (broad * thick) / Math.hypot(thick * Math.cos(angle), broad * Math.sin(angle))
      return share * ellipse + (1 - share) * r
    })
    return { ...ring, outline }
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

/** How the legs grow out of the trunk: side by side under the hips, and at their root halves of the trunk itself. */
import { girthOfRadii } from './girth.ts'
import { radiusAt, scaled, spanned } from './outline.ts'
import { ray } from './ray.ts'
import { nearestRing, smooth, spokes, type Tube, type TubeRing } from './tube.ts'

/** The leg's rings reach so far over the fork that its end lies inside the trunk, wherever the hips are. */
export const legOverForkMm = 130
/** Over the fork the trunk is whole from here. */
const wholeFromMm = 70
/** The legs stay so far from the middle of the body, and as halves of the trunk reach so far over it. */
const [apartMm, beyondMm] = [3, 8]

const side = spokes / 4

/** The left leg and the trunk, made to meet; `crotch` is the height of the fork. */
export function met(leg: Tube, torso: Tube, crotch: number): { leg: Tube; torso: Tube } {
  const atTrunk = (over: number) => nearestRing(torso, crotch + over - torso.frame.origin[1])
  const overFork = ({ frame, from, step }: Tube, k: number) => frame.origin[1] + from + k * step - crotch
  const half = Math.max(...[40, 60, 80, 100].map((over) => atTrunk(over).radii[side] ?? 0))
  const stout = stoutness(nearestRing(leg, crotch - 30 - leg.frame.origin[1]), half)
  const rings = leg.rings.map((ring, k) => {
    const over = overFork(leg, k)
    const slim = smooth((over + 330) / 290)
    const grown = smooth((over + 20) / 90)
    if (slim === 0) return ring
    const own = halfOf(atTrunk(Math.max(over, wholeFromMm)), ring)
    const pressed = mixed(ring, ofGirth(own, girthOfRadii(ring.radii)), 0.8 * stout * slim)
    const beside = sideBySide(pressed, half, slim)
    return grown === 0 ? beside : mixed(beside, halfOf(atTrunk(Math.max(over, wholeFromMm)), beside), grown)
  })
  const under = { ...leg, rings }
  const seat = torso.rings.map((ring, k) => {
    const over = overFork(torso, k)
    const full = stout * (1 - smooth((over - 15) / 105))
    const own = nearestRing(under, crotch + Math.max(over, -30) - leg.frame.origin[1])
    return full === 0 ? ring : mixed(ring, aroundBoth(own, ring), full)
  })
  const evenly = seat.map((ring, k) => {
    const share = stout * (1 - smooth((Math.abs(overFork(torso, k) - evenAtMm) - 50) / 60))
    return share === 0 ? ring : even(seat, k, share)
  })
  return { leg: under, torso: { ...torso, rings: evenly } }
}
/** The middle of where belly, seat and thighs of stout people meet. */
const evenAtMm = 60

/** A ring with those within some five centimetres of it. */
function even(rings: readonly TubeRing[], k: number, share: number): TubeRing {
  const own = rings[k] ?? { c1: 0, c2: 0, radii: new Float64Array(spokes) }
  const near = Array.from({ length: 11 }, (_, n) => [rings[k + n - 5] ?? own, 6 - Math.abs(n - 5)] as const)
  const mean = (read: (ring: TubeRing) => number) =>
    near.reduce((sum, [ring, weight]) => sum + (weight / 36) * read(ring), 0)
  const radii = own.radii.map((r, n) => r + share * (mean((ring) => ring.radii[n] ?? 0) - r))
  return { ...own, c1: own.c1 + share * (mean((ring) => ring.c1) - own.c1), radii }
}

const across = ({ c2, radii }: TubeRing) => [c2 - (radii[3 * side] ?? 0), c2 + (radii[side] ?? 0)] as const

/** 0 where both thighs find room under the hips, 1 where they are pressed flat against one another. */
function stoutness(thigh: TubeRing, half: number): number {
  const [inner, outer] = across(thigh)
  return smooth(((outer - inner) / (half - apartMm) - 1.01) / 0.11)
}

/** Thighs too stout to stand beside one another under the hips are deep instead of broad, at the same girth. */
function sideBySide(ring: TubeRing, half: number, share: number): TubeRing {
  const [inner, outer] = across(ring)
  const deep = (ring.radii[0] ?? 0) + (ring.radii[2 * side] ?? 0)
  const outMost = outer + share * (Math.min(outer, half) - outer)
  const inMost = inner + share * (Math.max(inner, apartMm) - inner)
  const sideways = (outMost - inMost) / (outer - inner)
  const depth = (outer - inner + deep - (outMost - inMost)) / deep
  const c2 = outMost - sideways * (ring.radii[side] ?? 0)
  return { c1: ring.c1, c2, radii: scaled(ring.radii, sideways, depth) }
}

/** The left half of the trunk, as distances from the leg's own centre. */
function halfOf(trunk: TubeRing, { c1, c2 }: TubeRing): Float64Array {
  return Float64Array.from({ length: spokes }, (_, k) => {
    const angle = (2 * Math.PI * k) / spokes
    const [forwards, out] = [Math.cos(angle), Math.sin(angle)]
    const toSkin = ray((r) => {
      const [z, x] = [c1 + r * forwards - trunk.c1, c2 + r * out]
      return Math.hypot(z, x) - radiusAt(trunk.radii, Math.atan2(x, z))
    }, 150)
    return out < 0 ? Math.min(toSkin, (c2 + beyondMm) / -out) : toSkin
  })
}

function ofGirth(radii: Float64Array, mm: number): Float64Array {
  const size = mm / girthOfRadii(radii)
  return radii.map((r) => r * size)
}

/** The tight line around both legs from the trunk's centre, nowhere inside the trunk. */
function aroundBoth(leg: TubeRing, { c1, radii }: TubeRing): Float64Array {
  const points = Array.from(leg.radii).flatMap((r, k): [number, number][] => {
    const angle = (2 * Math.PI * k) / spokes
    const [x, z] = [leg.c2 + r * Math.sin(angle), leg.c1 + r * Math.cos(angle)]
    return [
      [x, z],
      [-x, z],
    ]
  })
  return spanned(points, c1).map((r, k) => Math.max(r, radii[k] ?? 0))
}

function mixed(ring: TubeRing, radii: Float64Array, share: number): TubeRing {
  return { ...ring, radii: ring.radii.map((r, k) => r + share * ((radii[k] ?? r) - r)) }
}

/** Brings the parts to the person's own numbers: measure on the skin, stretch by what is missing, again. */

import { armReach, armTubeShare } from './arm-reach.ts'
import { placeOf } from './form.ts'
import { hullPerimeter } from './girth.ts'
import { type Given, within } from './given.ts'
import { armPoint, armShare } from './limbs.ts'
import type { PartMaker } from './parts.ts'
import { type CutPlane, planeOf } from './planes.ts'
import { ray } from './ray.ts'
import { boneInside, boneOver } from './shoulder.ts'
import { type Distance, type Skin, skinOf } from './skin.ts'
import { apart, type Point } from './spatial.ts'
import type { Stance } from './stance.ts'
import { type FittedGirth, fittedGirths, type Stretch } from './stretch.ts'
import type { TubeRing } from './tube.ts'

/** How far the arms stand off: they hang free of the trunk on everybody. */
const least = 25
const most = 38

/** The smallest angle from straight down, in degrees, at which the arm hangs free of chest, hips and thighs. */
function armFreeAt(skin: Skin): number {
  for (let degrees = least; degrees < most; degrees += 1) if (isFree(skin, degrees)) return degrees
  return most
}

function isFree({ parts: { arm }, armless }: Skin, degrees: number): boolean {
  const { origin, axis } = arm.frame
  const [out, down] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  for (let share = 0.35; share < armTubeShare; share += 0.08) {
    const s = share * armReach(arm)
    const ring = arm.rings[Math.min(arm.rings.length - 1, Math.round(s / arm.step))]
    const thick = thickness(ring, share)
    const away = armless(origin[0] + s * out, origin[1] - s * down, origin[2] + s * axis[2])
    if (away < thick + 20 * share) return false
  }
  return true
}

/** The arm may lie any way; the hand is turned with its flat side to the body. */
function thickness(ring: TubeRing | undefined, share: number): number {
  if (!ring) return 0
  if (share > 1) return (ring.radii[0.75 * ring.radii.length] ?? 0) - ring.c2
  return Math.max(...ring.radii) + Math.abs(ring.c2)
}

const turns = 8
/** The mesh closes the fork of the legs about so far under the skin's own edge. */
const forkMm = 4

export interface Fitted {
  skin: Skin
  /** The same body, the fork of its legs moved up by so much. */
  withFork: (upMm: number) => Fitted
}

export function fit(given: Given, stance: Stance, makeParts: PartMaker): Fitted {
  let stretch = beginning(given)
  let skin = skinOf(makeParts(stretch), stance, stretch.crotchMm)
  for (let turn = 0; turn < turns; turn++) {
    const angle = turn === 2 ? armFreeAt(skin) : stretch.armDegrees
    stretch = { ...nearer(stretch, skin, given, stance), armDegrees: angle }
    skin = skinOf(makeParts(stretch), stance, stretch.crotchMm)
  }
  return fitted(stretch)

  function fitted(last: Stretch): Fitted {
    const withFork = (upMm: number) => fitted({ ...last, crotchMm: last.crotchMm + upMm })
    return { skin: skinOf(makeParts(last), stance, last.crotchMm), withFork }
  }
}

function beginning({ maleness, sites }: Given): Stretch {
  const ln = Object.fromEntries(fittedGirths.map((site) => [site, 0])) as Record<FittedGirth, number>
  const reachMm = sites.sleeve_length * placeOf('reachOfSleeve', maleness)
  return { ln, shoulderMm: 0, crotchMm: 0, armDegrees: 24, reachMm }
}

function nearer(stretch: Stretch, skin: Skin, { sites, heightMm }: Given, stance: Stance): Stretch {
  const ln = { ...stretch.ln }
  for (const site of fittedGirths)
    ln[site] = within(
      ln[site] + Math.log(sites[site] / girthOnSkin(skin, planeOf(site, skin.parts, stance))),
      -0.6,
      0.6,
    )
  const bone = boneOnSkin(skin, stance, heightMm)
  const sleeve = apart(bone, armPoint(skin.parts.arm, armShare('wrist')))
  return {
    ...stretch,
    ln,
    shoulderMm: within(stretch.shoulderMm + 0.9 * (sites.shoulder_width / 2 - bone[0]), -36, 22),
    crotchMm: stretch.crotchMm + 0.9 * (sites.inseam + forkMm - crotchOnSkin(skin, stance)),
    reachMm: stretch.reachMm + 0.9 * (sites.sleeve_length - sleeve),
  }
}

const rays = 72

/** The other leg stands beyond the middle. */
const distances: Record<CutPlane['part'], (skin: Skin) => Distance> = {
  torso: (skin) => skin.armless,
  arm: (skin) => skin.arm,
  leg: (skin) => (x, y, z) => (x <= 0 ? 1 : skin.armless(x, y, z)),
}

/** The girth of the part that the plane belongs to, without its neighbours. */
export function girthOnSkin(skin: Skin, plane: CutPlane): number {
  const distance = distances[plane.part](skin)
  const points = Array.from({ length: rays }, (_, k): [number, number] => {
    const [c, s] = [Math.cos((2 * Math.PI * k) / rays), Math.sin((2 * Math.PI * k) / rays)]
    const reach = ray((r) => distance(...plane.at(r * c, r * s)), plane.radiusMm)
    return [reach * c, reach * s]
  })
  return hullPerimeter(points)
}

/** The shoulder's bone: from where its outline, seen from the front, falls at 45°. */
function boneOnSkin(skin: Skin, stance: Stance, heightMm: number): Point {
  const [x0, , z] = skin.parts.arm.frame.origin
  const base = stance.heights.shoulder - 0.06 * heightMm
  let best: readonly [number, number] = [0, 0]
  for (let x = x0 - 45; x < x0 + 100; x += 2.5)
    for (const back of [-45, -30, -15, 0, 15, 30]) {
      if (skin.whole(x, base, z + back) > 0) continue
      const y = base + ray((r) => skin.whole(x, base + r, z + back), 90)
      if (x + y > best[0] + best[1]) best = [x, y]
    }
  return [best[0] - boneInside(heightMm), best[1] + boneOver(heightMm), z]
}

/** The lowest skin in the middle of the body. */
function crotchOnSkin(skin: Skin, stance: Stance): number {
  const low = stance.heights.crotch - 70
  const depths = Array.from({ length: 21 }, (_, k) => 8 * (k - 10))
  const air = (y: number) => Math.min(...depths.map((z) => skin.armless(0, y, z)))
  let above = 0
  while (above < 150 && air(low + above) > 0) above += 4
  // Negative while still in the air: so the ray ends at the first skin.
  return low + above - 4 + ray((r) => -air(low + above - 4 + r), 4)
}

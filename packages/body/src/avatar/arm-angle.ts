/** How far the arms stand off: they hang free of the trunk on everybody. */
import { armReach, armTubeShare } from './arm-reach.ts'
import type { Skin } from './skin.ts'
import type { TubeRing } from './tube.ts'

const least = 25
const most = 38

/** The smallest angle from straight down, in degrees, at which the arm hangs free of chest, hips and thighs. */
export function armFreeAt(skin: Skin): number {
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

import type { Landmark } from '../../shapes.ts'
import { along, middle, type Place, type Points, points } from '../points.ts'

interface Bone {
  from: Place
  to: Place
  /** Flesh that anybody has round it, in pixels. */
  flesh: number
}

/** Further from a bone nobody is looked for; in lengths of the trunk. */
const reach = 0.6

/** By pixel how far it lies outside the flesh that anybody has round the pose's bones, in pixels; inside it is negative. */
export function outsideBones(
  landmarks: readonly Landmark[],
  { width, height }: { width: number; height: number },
): Float32Array {
  const at = points(landmarks)
  const outside = new Float32Array(width * height).fill(width + height)
  for (const bone of bonesOf(at)) lay(bone, reach * at.trunk, { outside, width, height })
  return outside
}

function bonesOf(at: Points): Bone[] {
  const throat = middle(at.head, at.shoulders)
  const bone = (from: Place, to: Place, flesh: number): Bone => ({ from, to, flesh: flesh * at.trunk })
  const sides = (['left', 'right'] as const).flatMap((side) => [
    bone(at[`${side}Shoulder`], at[`${side}Elbow`], 0.06),
    bone(at[`${side}Elbow`], at[`${side}Wrist`], 0.04),
    bone(at[`${side}Shoulder`], at[`${side}Hip`], 0.04),
    bone(at[`${side}Hip`], at[`${side}Knee`], 0.1),
    bone(at[`${side}Knee`], at[`${side}Ankle`], 0.07),
    bone(at[`${side}Ankle`], at[`${side}Toe`], 0.03),
    bone(at[`${side}Wrist`], along(at[`${side}Elbow`], at[`${side}Wrist`], 1.25), 0.03),
  ])
  return [
    ...sides,
    bone(at.shoulders, at.hips, 0.16),
    bone(at.leftShoulder, at.rightShoulder, 0.03),
    bone(at.leftHip, at.rightHip, 0.08),
    bone(at.nose, at.head, 0.08),
    bone(at.head, throat, 0.08),
    bone(throat, at.shoulders, 0.06),
  ]
}

function lay(
  { from, to, flesh }: Bone,
  within: number,
  { outside, width, height }: { outside: Float32Array; width: number; height: number },
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = Math.max(1e-6, dx * dx + dy * dy)
  const right = Math.min(width - 1, Math.ceil(Math.max(from.x, to.x) + within))
  const low = Math.min(height - 1, Math.ceil(Math.max(from.y, to.y) + within))
  for (let y = Math.max(0, Math.floor(Math.min(from.y, to.y) - within)); y <= low; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(from.x, to.x) - within)); x <= right; x++) {
      const [offX, offY] = [x + 0.5 - from.x, y + 0.5 - from.y]
      const share = Math.min(1, Math.max(0, (offX * dx + offY * dy) / square))
      const distance = Math.sqrt((offX - share * dx) ** 2 + (offY - share * dy) ** 2) - flesh
      const i = y * width + x
      if (distance < (outside[i] ?? 0)) outside[i] = distance
    }
  }
}

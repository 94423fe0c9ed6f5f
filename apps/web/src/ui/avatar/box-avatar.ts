/** For tests: a body that is a box, standing on the floor. */
import type { Avatar } from '@darzi/body/shapes.ts'

const faces = [
  0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
]

export function boxAvatar({ broad, high, deep }: Record<'broad' | 'high' | 'deep', number>): Avatar {
  const corners = Array.from({ length: 8 }, (_, k) => [
    (k & 1 ? 0.5 : -0.5) * broad,
    k & 2 ? high : 0,
    (k & 4 ? 0.5 : -0.5) * deep,
  ])
  const limb = { points: [], girthsMm: [] }
  const at = (share: number) => share * high
  return {
    positions: Float32Array.from(corners.flat()),
    normals: new Float32Array(24),
    indices: Uint32Array.from(faces),
    levels: {
      crown: high,
      neck: at(0.85),
      shoulder: at(0.82),
      armpit: at(0.75),
      chest: at(0.72),
      waist: at(0.6),
      hips: at(0.5),
      crotch: at(0.47),
      thigh: at(0.45),
      knee: at(0.28),
      calf: at(0.2),
      ankle: at(0.05),
    },
    sitesMm: {},
    rings: [],
    limbs: { leftArm: limb, rightArm: limb, leftLeg: limb, rightLeg: limb },
    field: { origin: [0, 0, 0], cellMm: 20, size: [0, 0, 0], values: new Float32Array() },
  }
}

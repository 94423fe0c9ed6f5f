import type { Tube } from './tube.ts'

/** The arm's whole tube, with the hand, in lengths of root to wrist. */
export const armTubeShare = 1.3

export const armReach = (arm: Tube): number => (arm.step * (arm.rings.length - 1)) / armTubeShare

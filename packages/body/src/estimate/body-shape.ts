import type { Person } from '../shapes.ts'

/** The four of the spec's question, in its order. */
export const bodyShapes = ['athletic', 'slim', 'regular', 'plus'] as const
export type BodyShape = (typeof bodyShapes)[number]

/**
 * Which of the four a body is: by its bulk (kg by m²), and athletic where a chest or shoulders stand well out over the waist
 * of a body that is not heavy. A word for cut and cloth, nothing about health.
 */
export function bodyShapeOf(
  person: Person,
  sizes: { chest: number; waist: number; hips: number },
): BodyShape {
  const bulk = person.weightKg / (person.heightMm / 1000) ** 2
  const drop = sizes.chest / sizes.waist
  if (bulk >= 29.5) return 'plus'
  const isTapered = person.sex === 'female' ? drop > 1.2 && sizes.hips / sizes.waist < 1.3 : drop > 1.17
  if (bulk >= 21 && isTapered) return 'athletic'
  return bulk < 20.5 ? 'slim' : 'regular'
}

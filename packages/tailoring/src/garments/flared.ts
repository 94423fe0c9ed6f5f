import type { StyleGroup } from './garment.ts'

/** Legs that widen below the knee on purpose. */
const flared = new Set(['bottom.wide', 'salwar_cut.sharara'])

interface Chosen {
  group: string
  option: string
}

/** Whether the legs of a piece flare: by a style that was chosen, or because the garment is sewn in no other. */
export function hasFlaredLegs(
  garment: { styles: readonly StyleGroup[] },
  chosen: readonly Chosen[],
): boolean {
  const isFlared = (group: string, option: string) => flared.has(`${group}.${option}`)
  return (
    chosen.some(({ group, option }) => isFlared(group, option)) ||
    garment.styles.some(
      ({ key, options }) => options.length > 0 && options.every((option) => isFlared(key, option.key)),
    )
  )
}

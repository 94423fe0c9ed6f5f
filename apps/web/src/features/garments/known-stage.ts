import { defaultStages, type Stage } from '@darzi/tailoring/garments/garment.ts'

const known = new Set(defaultStages.map(({ key }) => key))
export const isKnownStage = (key: string): boolean => known.has(key)

/** A stage with another own name; emptied, one of the catalogue has its word again. */
export function stageNamed({ name: _before, ...stage }: Stage, name: string): Stage {
  return name === '' && isKnownStage(stage.key) ? stage : { ...stage, name }
}

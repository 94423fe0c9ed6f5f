import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import { addOnKeys } from '@darzi/tailoring/garments/make-garment.ts'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'

const options = Object.entries(styleOptions).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`))
/** Every key of the catalogue has a word in each language. */
const known: Record<'groups' | 'options' | 'addOns' | 'stages', ReadonlySet<string>> = {
  groups: new Set(Object.keys(styleOptions)),
  options: new Set(options),
  addOns: new Set(addOnKeys),
  stages: new Set(defaultStages.map(({ key }) => key)),
}

/** Whether a thing of this key needs no name of the shop's own; an option is asked for as `group.option`. */
export const isKnownWord = (kind: keyof typeof known, key: string) => known[kind].has(key)

/**
 * What garments, styles, add-ons and stages are called: by the shop's own name, else by the word of the reader's language.
 * A screen that says them names the room `garment-names` in its words.
 */
import type { Named } from '@darzi/tailoring/garments/garment.ts'
import type { Say } from '@darzi/words/say.ts'

export const garmentName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.types.${key}`)
export const styleGroupName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.groups.${key}`)
export const addOnName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.addOns.${key}`)
export const stageName = (say: Say, { key, name }: Named) => name ?? say(`garment-names.stages.${key}`)

/** An option is called differently in different groups: a round neck, a round hem. */
export const styleOptionName = (say: Say, group: string, { key, name }: Named) =>
  name ?? say(`garment-names.options.${group}.${key}`)

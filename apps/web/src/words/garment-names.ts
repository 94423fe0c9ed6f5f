/**
 * What garments, styles, add-ons and stages are called: by the shop's own name, else by the word of the reader's language.
 * A screen that says them names the feature `garment-names` in its words.
 */
import { isClothKind } from '@darzi/tailoring/garments/cloth-kinds.ts'
import type { Named, Stage } from '@darzi/tailoring/garments/garment.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { readSpeech } from './language.ts'

export const garmentName = (t: Translate, { key, name }: Named) => name ?? t(`garment-names.types.${key}`)
export const styleGroupName = (t: Translate, { key, name }: Named) => name ?? t(`garment-names.groups.${key}`)
/** Of a kind of cloth by its word; said otherwise, as it was said. */
export const clothName = (t: Translate, said: string) =>
  isClothKind(said) ? t(`garment-names.cloths.${said}`) : said
export const addOnName = (t: Translate, { key, name }: Named) => name ?? t(`garment-names.addOns.${key}`)
/** By the shop's words for readers of this language first, then by those for everybody. */
export const stageName = (t: Translate, { key, name, names }: Pick<Stage, 'key' | 'name' | 'names'>) =>
  names?.[readSpeech().language] ?? name ?? t(`garment-names.stages.${key}`)

/** An option is called differently in different groups: a round neck, a round hem. */
export const styleOptionName = (t: Translate, group: string, { key, name }: Named) =>
  name ?? t(`garment-names.options.${group}.${key}`)

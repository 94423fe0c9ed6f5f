import type { Say } from '@darzi/words/say.ts'
import { garmentName } from '../../words/garment-names.ts'

/** Garments as the server lists them, each in the reader's word; a shop's own name stays as it is. */
export const garmentList = (say: Say, keys: string) =>
  keys
    .split(', ')
    .map((key) => known(garmentName(say, { key }), key))
    .join(', ')

/** A place of the tape in the reader's word; a shop's own field by its own name. */
export const sizeName = (say: Say, key: string) => known(say(`measurement-fields.${key}.name`), key)

/** A word that is not there says its key. */
const known = (said: string, key: string) => (/^[a-z-]+\.\w/.test(said) ? key.replaceAll('_', ' ') : said)

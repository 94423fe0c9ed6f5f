import type { Translate } from '@darzi/words/translate.ts'

/** A place of the tape in the reader's word; a shop's own field by its own name. */
export const sizeName = (t: Translate, key: string) => known(t(`measurement-fields.${key}.name`), key)

/** A word that is not there says its key. */
const known = (said: string, key: string) => (/^[a-z-]+\.\w/.test(said) ? key.replaceAll('_', ' ') : said)

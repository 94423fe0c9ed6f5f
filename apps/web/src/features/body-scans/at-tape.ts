import type { Translate } from '@darzi/words/translate.ts'

/** The sizes a record brought to the shop's tape, named; undefined when none was. */
export function sizesAtTape(
  values: readonly { field: string; shopScale?: number | undefined }[],
  t: Translate,
): string | undefined {
  const names = values.flatMap(({ field, shopScale }) =>
    shopScale === undefined ? [] : [t(`measurement-fields.${field}.name`)],
  )
  return names.length > 0 ? names.join(', ') : undefined
}

/** The same of a measuring that is in no book yet. */
export const scaledSites = (shopScale: Readonly<Record<string, number | undefined>> = {}) =>
  Object.entries(shopScale).map(([field, scale]) => ({ field, shopScale: scale }))

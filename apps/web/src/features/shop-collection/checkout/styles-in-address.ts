import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'

export interface ChosenStyle {
  group: string
  option: string
}

/** Under which key of an address the option of a group stands. */
export const styleKey = (group: string): string => `style.${group}`

/** The styles an address names, as far as the garment offers them. */
export const stylesIn = (search: URLSearchParams, groups: CollectionItem['styles']): ChosenStyle[] =>
  groups.flatMap(({ key, options }) => {
    const option = options.find((each) => each.key === search.get(styleKey(key)))
    return option ? [{ group: key, option: option.key }] : []
  })

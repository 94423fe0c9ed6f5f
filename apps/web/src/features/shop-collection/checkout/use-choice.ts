import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useSearchParams } from 'react-router'

/** What was chosen of a garment. It stands in the address, so that signing in, or a link, keeps it. */
export interface Choice {
  size: string | undefined
  colour: string | undefined
  isMadeToMeasure: boolean
  styles: readonly { group: string; option: string }[]
}

const stylePrefix = 'style.'

/** What the address says, as far as the garment offers it. */
export function useChoice(item: CollectionItem) {
  const [search, setSearch] = useSearchParams()
  const isMadeToMeasure = item.isMadeToMeasure && search.get('fit') === 'measured'
  const size = item.sizes.find((each) => each.size === search.get('size'))?.size
  const colour = item.colours.find(({ name }) => name === search.get('colour')) ?? item.colours[0]
  const choice: Choice = {
    size: isMadeToMeasure ? undefined : size,
    colour: colour?.name,
    isMadeToMeasure,
    styles: item.styles.flatMap(({ key, options }) => {
      const option = options.find((each) => each.key === search.get(stylePrefix + key))
      return option ? [{ group: key, option: option.key }] : []
    }),
  }
  function set(key: string, value: string | undefined) {
    setSearch(
      (now) => {
        if (value) now.set(key, value)
        else now.delete(key)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    choice,
    hex: colour?.hex,
    chooseSize: (chosen: string) => set('size', chosen),
    chooseColour: (chosen: string) => set('colour', chosen),
    chooseFit: (chosen: 'size' | 'measured') => set('fit', chosen === 'measured' ? chosen : undefined),
    chooseStyle: (group: string, option: string) => set(stylePrefix + group, option || undefined),
  }
}
export type Choosing = ReturnType<typeof useChoice>

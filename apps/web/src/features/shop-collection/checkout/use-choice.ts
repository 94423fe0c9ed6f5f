import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useSearchParams } from 'react-router'
import { type ChosenStyle, styleKey, stylesIn } from './styles-in-address.ts'

/** What was chosen of a garment. It stands in the address, so that signing in, or a link, keeps it. */
export interface Choice {
  size: string | undefined
  colour: string | undefined
  isMadeToMeasure: boolean
  styles: readonly ChosenStyle[]
}

/** What the address says, as far as the garment offers it. Who was measured begins with made to measure, where the shop sews it so. */
export function useChoice(item: CollectionItem, { isMeasured }: { isMeasured: boolean }) {
  const [search, setSearch] = useSearchParams()
  const size = item.sizes.find((each) => each.size === search.get('size'))?.size
  const fit = search.get('fit') ?? (isMeasured && !size ? 'measured' : 'size')
  const isMadeToMeasure = item.isMadeToMeasure && fit === 'measured'
  const colour = item.colours.find(({ name }) => name === search.get('colour')) ?? item.colours[0]
  const choice: Choice = {
    size: isMadeToMeasure ? undefined : size,
    colour: colour?.name,
    isMadeToMeasure,
    styles: stylesIn(search, item.styles),
  }
  function set(next: Record<string, string | undefined>) {
    setSearch(
      (now) => {
        for (const [key, value] of Object.entries(next)) {
          if (value) now.set(key, value)
          else now.delete(key)
        }
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    choice,
    hex: colour?.hex,
    chooseSize: (chosen: string) => set({ size: chosen, fit: 'size' }),
    chooseColour: (chosen: string) => set({ colour: chosen }),
    chooseFit: (chosen: 'size' | 'measured') => set({ fit: chosen }),
    chooseStyle: (group: string, option: string) => set({ [styleKey(group)]: option || undefined }),
  }
}
export type Choosing = ReturnType<typeof useChoice>

import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { type BestSize, bestSize } from '@darzi/tailoring/collection/size-advice.ts'
import { useSearchParams } from 'react-router'
import { type ChosenStyle, styleKey, stylesIn } from '../shop-collection/api.ts'
import { drawnGroups } from './drawn-styles.ts'
import type { Wearable } from './use-garments.ts'

export interface Choice {
  garment?: Wearable
  size?: string
  colour?: Wearable['colours'][number]
  /** Those that are drawn. */
  styles: readonly ChosenStyle[]
  best?: BestSize
}

/** What is chosen, as the address says it; of what it leaves open, the advised size and the first colour. */
export function useChoice(garments: readonly Wearable[] | undefined, body: BodySizes) {
  const [search, setSearch] = useSearchParams()
  const garment = garments?.find(({ id }) => id === search.get('item'))
  const best = garment && bestSize(body, garment)
  const size = garment?.sizes.find((each) => each.size === search.get('size'))?.size ?? best?.size
  const colour = garment?.colours.find(({ name }) => name === search.get('colour')) ?? garment?.colours[0]
  const change = (next: Record<string, string | undefined>) =>
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
  const styles = garment ? stylesIn(search, drawnGroups(garment)) : []
  const choice: Choice = { garment, size, colour, styles, best }
  return {
    choice,
    chooseWhole: (whole: { item: string; size?: string; colour?: string }) =>
      change({ size: undefined, colour: undefined, ...whole }),
    chooseGarment: (item: string) => change({ item, size: undefined, colour: undefined }),
    chooseSize: (size: string) => change({ size }),
    chooseStyle: (group: string, option: string) => change({ [styleKey(group)]: option }),
    chooseColour: (colour: string) => change({ colour }),
  }
}

import { isBandhgala, isHighJacket } from '@darzi/body/garment/high-jacket.ts'
import { optionsFor } from '@darzi/body/pattern/of-garment.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import type { ChosenStyle } from '../shop-collection/api.ts'
import type { Wearable } from './use-garments.ts'

type Asked = Pick<Wearable, 'cut' | 'styles' | 'sizes'>

/** Of the styles the shop lets choose, those that are drawn. */
export function drawnGroups(asked: Asked): Wearable['styles'] {
  const shown = shownOf(asked)
  return asked.styles.filter(({ key }) => shown.includes(key))
}

/** Style groups of an order that a jacket on the figure shows: one that is closed at its neck has no lapel, and a long one no vents. */
function shownOf({ cut, sizes }: Asked): readonly string[] {
  if (cut !== 'jacket') return []
  if (!sizes.some((finished) => isHighJacket({ cut, finished }))) return ['lapel', 'vents']
  return sizes.every((finished) => isBandhgala({ cut, finished })) ? ['vents'] : []
}

/** What they say to the pattern; empty where nothing is chosen. */
export const drawnStyles = (chosen: readonly ChosenStyle[]): ChosenOptions => optionsFor('jacket', {}, chosen)

import { isHighJacket } from '@darzi/body/garment/high-jacket.ts'
import { optionsFor } from '@darzi/body/pattern/of-garment.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import type { ChosenStyle } from '../shop-collection/api.ts'
import type { Wearable } from './use-garments.ts'

/** Style groups of an order that a jacket on the figure shows. */
const ofJacket: readonly string[] = ['lapel', 'vents']

/** Of the styles the shop lets choose, those that are drawn: a jacket that is closed at its neck has no lapel. */
export const drawnGroups = ({
  cut,
  styles,
  sizes,
}: Pick<Wearable, 'cut' | 'styles' | 'sizes'>): Wearable['styles'] =>
  cut === 'jacket' && !sizes.some((finished) => isHighJacket({ cut, finished }))
    ? styles.filter(({ key }) => ofJacket.includes(key))
    : []

/** What they say to the pattern; empty where nothing is chosen. */
export const drawnStyles = (chosen: readonly ChosenStyle[]): ChosenOptions => optionsFor('jacket', {}, chosen)

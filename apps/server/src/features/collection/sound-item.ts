import type { CollectionItem, itemBody } from '@darzi/contract/collection-shapes.ts'
import { type OtherWords, otherLanguages } from '@darzi/tailoring/collection/other-words.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import { garmentOf } from '../garments/api.ts'
import type { ItemFacts } from './item-store.ts'

/** An item as a form says it: the garment type and its style groups by their keys. */
export type SaidItem = z.output<typeof itemBody>

/**
 * The item as it is written down, with the garment type's words of now. Refuses, each fault at its field: a nameless thing, a
 * type the shop does not sew, styles it does not have, two sizes or colours of one name, a price that was never higher.
 */
export async function soundItem(tx: Tx, said: SaidItem): Promise<ItemFacts> {
  const garment = await garmentOf(tx, said.garment)
  const facts = { ...said, ...cleaned(said) }
  const faults: FieldError[] = [
    ...(facts.name ? [] : [{ field: 'name', code: 'required' }]),
    ...(garment?.isActive ? [] : [{ field: 'garment', code: 'orders.garmentNotSewn' }]),
    ...faultsOfStyles(said.styles, garment?.styles ?? []),
    ...doubles(
      facts.sizes.map(({ size }) => size),
      'sizes',
      'size',
    ),
    ...doubles(
      facts.colours.map(({ name }) => name),
      'colours',
      'name',
    ),
    ...faultOfPrice(facts),
  ]
  if (faults.length > 0) throw new AppError('request.invalid', {}, faults)
  const styles = (garment?.styles ?? []).filter(({ key }) => said.styles.includes(key))
  return { ...facts, styles, garment: { key: said.garment, name: garment?.name } }
}

/** Only words that say something are kept. */
function cleanedWords(said: OtherWords): OtherWords {
  const kept: OtherWords = {}
  for (const language of otherLanguages) {
    const name = normaliseName(said[language]?.name ?? '') || undefined
    const description = normaliseLines(said[language]?.description ?? '') || undefined
    if (name || description) kept[language] = { name, description }
  }
  return kept
}

function cleaned({ name, description, otherWords, sizes, colours }: SaidItem) {
  return {
    name: normaliseName(name),
    description: normaliseLines(description ?? '') || undefined,
    otherWords: cleanedWords(otherWords),
    sizes: sizes.map((each) => ({ ...each, size: normaliseName(each.size) })),
    colours: colours.map((each) => ({ ...each, name: normaliseName(each.name) })),
  }
}

function faultsOfStyles(keys: readonly string[], offered: CollectionItem['styles']): FieldError[] {
  return keys.flatMap((key, at) =>
    offered.some((group) => group.key === key) ? [] : [{ field: `styles.${at}`, code: 'notOffered' }],
  )
}

function doubles(names: readonly string[], path: string, part: string): FieldError[] {
  const folded = names.map((name) => name.toLocaleLowerCase('en'))
  return folded.flatMap((name, at) => {
    if (name === '') return [{ field: `${path}.${at}.${part}`, code: 'required' }]
    return folded.indexOf(name) < at ? [{ field: `${path}.${at}.${part}`, code: 'double' }] : []
  })
}

function faultOfPrice({ priceMinor, originalPriceMinor }: SaidItem): FieldError[] {
  if (originalPriceMinor === undefined || originalPriceMinor > priceMinor) return []
  return [{ field: 'originalPriceMinor', code: 'collection.neverHigher' }]
}

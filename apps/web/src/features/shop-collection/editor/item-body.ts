import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { readNumber } from '@darzi/tailoring/units/read-number.ts'
import type { NewItem } from './collection-data.ts'
import type { ItemDraft } from './item-draft.ts'
import { type Problems, readSizes } from './read-sizes.ts'

/** A draft as it is sent, and what of it cannot be. */
export function readDraft(draft: ItemDraft, currency: Currency): { body: NewItem; problems: Problems } {
  const { finished, problems } = readSizes(draft)
  const money = (text: string, field: string) => {
    if (text.trim() === '') return undefined
    const read = parseMoney(text, currency)
    if ('ok' in read && read.minor > 0) return read.minor
    problems[field] =
      'ok' in read
        ? { key: 'problems.money.notAnAmount', params: { typed: text.trim() } }
        : { key: `problems.${read.refused}`, params: { ...read.params } }
    return undefined
  }
  const number = (text: string, field: string) => {
    const read = readNumber(text)
    if ('ok' in read) return read.value
    const key = read.refused === 'empty' ? 'problems.field.required' : `problems.number.${read.refused}`
    problems[field] = { key }
    return 0
  }
  const priceMinor = money(draft.price, 'priceMinor')
  if (draft.price.trim() === '') problems.priceMinor = { key: 'problems.field.required' }
  if (draft.name.trim() === '') problems.name = { key: 'problems.field.required' }
  for (const [at, { name }] of draft.colours.entries())
    if (name.trim() === '') problems[`colours.${at}.name`] = { key: 'problems.field.required' }
  const body: NewItem = {
    name: draft.name,
    description: draft.description || undefined,
    category: draft.category,
    cut: draft.cut || undefined,
    garment: draft.garment,
    priceMinor: priceMinor ?? 0,
    originalPriceMinor: money(draft.originalPrice, 'originalPriceMinor'),
    isMadeToMeasure: draft.isMadeToMeasure,
    isListed: draft.isListed,
    styles: [...draft.styles],
    sizes: finished,
    colours: draft.colours.map(({ name, hex }) => ({ name, hex: hex.toLowerCase() })),
    cloth: {
      kind: draft.clothKind,
      gramsPerSquareMetre: number(draft.clothGrams, 'cloth.gramsPerSquareMetre'),
      stretchPercent: number(draft.clothStretch, 'cloth.stretchPercent'),
    },
  }
  return { body, problems }
}

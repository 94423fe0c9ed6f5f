/** Which sizes the form asks: those of every book, what the chosen garments need besides, and whatever was typed. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'
import type { Entries } from '../../measurements/api.ts'
import { type AskedField, askedField, askedFields } from '../../measurements/api.ts'

interface Wanted {
  own: readonly ShopField[]
  /** The garments ordered for the customer. */
  garments: readonly Pick<Garment, 'fields'>[]
  entries: Entries
}

export function fieldsOfForm({ own, garments, entries }: Wanted): AskedField[] {
  const needed = new Set(
    garments.flatMap(({ fields }) => fields.filter(({ isNeeded }) => isNeeded).map(({ field }) => field)),
  )
  const usual = askedFields(undefined, own).map((field) => ({ ...field, isNeeded: needed.has(field.key) }))
  const known = new Set(usual.map(({ key }) => key))
  const others = new Set([...needed, ...Object.keys(entries)].filter((key) => !known.has(key)))
  const further = [...others].flatMap((key) => askedField(key, needed.has(key), own) ?? [])
  // As they are shown: whoever goes from field to field goes down the page.
  return [...usual, ...further].sort((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part))
}

const parts: readonly AskedField['part'][] = ['upper', 'lower', 'other']

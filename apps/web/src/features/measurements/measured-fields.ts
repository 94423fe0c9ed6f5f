/** Which fields the screen asks for: the twenty of every book, or those of a garment; and the shop's own. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'
import { baseFieldKeys, fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import type { BodyPart, Drawing, FieldKind } from '@darzi/tailoring/measurements/field.ts'

export interface AskedField {
  key: string
  kind: FieldKind
  part: BodyPart
  drawing: Drawing
  isNeeded: boolean
  /** Of a field of the shop: its own name and hint, and what is to be expected. */
  name?: string | undefined
  hint?: string | undefined
  range?: readonly [number, number] | undefined
  /** Of a field of words. */
  choices?: readonly string[] | undefined
}

/** In the order of the garment, else of the book, then the shop's own. */
export function askedFields(
  garment: Pick<Garment, 'fields'> | undefined,
  own: readonly ShopField[],
): AskedField[] {
  const wanted = garment
    ? garment.fields
    : [...baseFieldKeys, ...own.filter((field) => field.isActive).map(({ id }) => id)].map((field) => ({
        field,
        isNeeded: false,
      }))
  return wanted.flatMap(({ field, isNeeded }) => askedField(field, isNeeded, own) ?? [])
}

/** Also those a record has values of, though its garment asks them no more; of what the shop put away there is none. */
export function askedField(
  key: string,
  isNeeded: boolean,
  own: readonly ShopField[],
): AskedField | undefined {
  const known = fieldOf(key)
  if (known) {
    const { kind, part, drawing, choices } = known
    return { key, kind, part, drawing, choices, isNeeded }
  }
  const ours = own.find((field) => field.id === key && field.isActive)
  if (!ours) return undefined
  const { name, hint, kind, part, minMm, maxMm } = ours
  const range = minMm === undefined || maxMm === undefined ? undefined : ([minMm, maxMm] as const)
  return { key, kind, part, drawing: 'none', name, hint, range, isNeeded }
}

export const isLength = (kind: FieldKind) =>
  kind === 'girth' || kind === 'half_girth' || kind === 'length' || kind === 'depth' || kind === 'width'

/** Whether the keypad writes it. */
export const isNumber = (kind: FieldKind) => isLength(kind) || kind === 'weight' || kind === 'angle'

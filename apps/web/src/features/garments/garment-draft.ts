/** A garment while it is being changed: numbers are the text that is typed, an own name may still be empty. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { Check, GarmentField, Sizing, Stage, StyleGroup } from '@darzi/tailoring/garments/garment.ts'

export interface AddOnDraft {
  key: string
  name?: string | undefined
  price: string
}

export interface ClothDraft {
  /** Tells the rows apart while they move; never sent. */
  row: string
  width: string
  from: string
  to: string
  /** `group.option`, or empty for whatever style. */
  when: string
}

export interface GarmentDraft {
  name: string
  sizing: Sizing
  price: string
  leadDays: string
  fields: GarmentField[]
  styles: StyleGroup[]
  addOns: AddOnDraft[]
  stages: Stage[]
  checks: Check[]
  cloth: ClothDraft[]
}

export function draftOf(garment: Garment): GarmentDraft {
  return {
    name: garment.name ?? '',
    sizing: garment.sizing,
    leadDays: String(garment.leadDays),
    price: garment.priceMinor === undefined ? '' : moneyText(garment.priceMinor),
    fields: garment.fields,
    styles: garment.styles,
    stages: garment.stages,
    checks: garment.checks,
    addOns: garment.addOns.map(({ key, name, priceMinor }) => ({
      key,
      name,
      price: priceMinor === 0 ? '' : moneyText(priceMinor),
    })),
    cloth: garment.cloth.map(({ widthCm, fromM, toM, when = '' }, place) => ({
      row: `${place}`,
      width: String(widthCm),
      from: String(fromM),
      to: String(toM),
      when,
    })),
  }
}

/** Minor units as they are typed: 1200, 1200.50. */
export function moneyText(minor: number): string {
  const rest = minor % 100
  return rest === 0 ? `${minor / 100}` : `${Math.floor(minor / 100)}.${String(rest).padStart(2, '0')}`
}

/** Without what was only begun: a group whose every option is off is no choice. */
export function tidied(draft: GarmentDraft): GarmentDraft {
  return { ...draft, styles: draft.styles.filter(({ options }) => options.length > 0) }
}

export const saysTheSame = (draft: GarmentDraft, base: GarmentDraft): boolean =>
  JSON.stringify(tidied(draft)) === JSON.stringify(tidied(base))

import type { Garment } from '@darzi/contract/garments.ts'
import { garmentCatalogue, garmentType } from '@darzi/tailoring/garments/catalogue.ts'
import type { GarmentType } from '@darzi/tailoring/garments/garment.ts'
import type { StoredGarment } from './garment-store.ts'

const isInCatalogue = (key: string) => garmentType(key) !== undefined

/** The catalogue's type as a shop has it that never touched it. */
export function untouched(key: string): Garment | undefined {
  const type = garmentType(key)
  return type && fromCatalogue(type)
}

/** A type of the shop: its row when there is one, else the catalogue's. */
export function overlaid(key: string, row: StoredGarment | undefined): Garment | undefined {
  return row ? fromRow(row) : untouched(key)
}

/** The whole list: the catalogue in its order, then the shop's own types. */
export function overlaidList(rows: readonly StoredGarment[]): Garment[] {
  const stored = new Map(rows.map((row) => [row.key, row]))
  const known = garmentCatalogue.map((type) => {
    const row = stored.get(type.key)
    return row ? fromRow(row) : fromCatalogue(type)
  })
  return [...known, ...rows.filter((row) => !isInCatalogue(row.key)).map(fromRow)]
}

function fromCatalogue(type: GarmentType): Garment {
  return { ...type, isOwn: false, isActive: true, version: 0 }
}

function fromRow(row: StoredGarment): Garment {
  return {
    key: row.key,
    name: row.name ?? undefined,
    isOwn: !isInCatalogue(row.key),
    sizing: row.sizing,
    isActive: row.is_active,
    priceMinor: row.price_minor ?? undefined,
    leadDays: row.lead_days,
    fields: row.fields,
    styles: row.styles,
    addOns: row.add_ons,
    stages: row.stages,
    checks: row.checks,
    cloth: row.cloth,
    version: row.version,
  }
}

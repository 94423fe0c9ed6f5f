/**
 * The garments tailors of South Asia, the Gulf and West Africa sew, with what must be measured for each. A shop edits a copy of
 * its own; this table is what it begins with and returns to.
 */
import { baseFieldKeys } from '../measurements/catalogue.ts'
import type { GarmentType } from './garment.ts'
import { gulfAndAfrican } from './gulf-and-african.ts'
import { makeGarment } from './make-garment.ts'
import { menswear } from './menswear.ts'
import { womenswear } from './womenswear.ts'

/** What is none of these: the base fields may be measured, none must. */
const other = makeGarment('other', { sizing: 'anyone', leadDays: 7, needed: [], wanted: baseFieldKeys })

export const garmentCatalogue: readonly GarmentType[] = [...menswear, ...womenswear, ...gulfAndAfrican, other]

const byKey = new Map(garmentCatalogue.map((garment) => [garment.key, garment]))

/** The catalogue's type of a key; undefined for one of the shop's own. */
export const garmentType = (key: string): GarmentType | undefined => byKey.get(key)

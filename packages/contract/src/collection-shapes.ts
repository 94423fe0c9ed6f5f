/** What is said of a garment of a collection: its sizes by tape, its cloth and colours, its price. Lengths in mm. */
import { clothDesigns, cuts, fitZones } from '@darzi/tailoring/collection/finished.ts'
import { otherLanguages } from '@darzi/tailoring/collection/other-words.ts'
import { clothKinds } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { z } from 'zod'
import { styleGroup } from './garments.ts'
import { fieldKey } from './measurements.ts'
import { count, currency, day, id, line, lines, minor, requiredLine } from './shapes.ts'

export const itemCategory = z.enum(['tops', 'bottoms', 'outerwear', 'accessories'])
export type ItemCategory = z.output<typeof itemCategory>

const mm = z.number().positive().max(5000)

/** A size as its tape shows it: tailoring's FinishedSize. */
export const finishedSize = z.object({
  size: requiredLine(20),
  zonesMm: z.partialRecord(z.enum(fitZones), mm),
  lengthMm: mm,
  sleeveMm: mm.optional(),
})

const hex = z.string().regex(/^#[0-9a-f]{6}$/)

export const clothOfGarment = z.object({
  kind: z.enum(clothKinds),
  gramsPerSquareMetre: z.number().min(10).max(2000),
  stretchPercent: z.number().min(0).max(200),
  design: z.object({ kind: z.enum(clothDesigns), repeatMm: z.number().min(2).max(400), hex }).optional(),
})

export const itemColour = z.object({ name: requiredLine(40), hex })

export const chosenStyles = z
  .array(z.object({ group: z.string().max(60), option: z.string().max(60) }))
  .max(30)

const wordsOf = (name: z.ZodType<string>, description: z.ZodType<string>) =>
  z.partialRecord(
    z.enum(otherLanguages),
    z.object({ name: name.optional(), description: description.optional() }),
  )

export const collectionItem = z.object({
  id,
  name: z.string(),
  description: z.string().optional(),
  /** In other languages; what is missing is said as it was written. */
  otherWords: wordsOf(z.string(), z.string()),
  category: itemCategory,
  /** How it is cut; what has none (a tie, a shawl) is not tried on. */
  cut: z.enum(cuts).optional(),
  /** The shop's garment type it is sewn as. */
  garment: z.object({ key: z.string(), name: z.string().optional() }),
  currency,
  priceMinor: minor,
  /** What it cost before; always more than the price. */
  originalPriceMinor: minor.optional(),
  sizes: z.array(finishedSize),
  isMadeToMeasure: z.boolean(),
  /** What the customer may choose of its garment type. */
  styles: z.array(styleGroup),
  colours: z.array(itemColour),
  cloth: clothOfGarment,
  photo: z.object({ thumbUrl: z.string(), url: z.string() }).optional(),
  isListed: z.boolean(),
  isRemoved: z.boolean(),
  shop: z.object({ id, name: z.string(), phone: z.string().optional(), isDemo: z.boolean() }),
  version: count,
  /** Of those who ordered it and said so, counted; absent while nobody did. */
  rating: z.number().optional(),
  reviews: count.optional(),
})
export type CollectionItem = z.output<typeof collectionItem>

/** A garment on its way to be ordered, with what its shop asks where it is needed before `usualOn`, the day it is usually ready by. */
export const orderedItem = collectionItem.extend({
  rush: z.object({ percentBp: count.optional(), amountMinor: minor.optional(), usualOn: day }).optional(),
})

/** A size of a body as it was found; `from` says by what. */
export const foundSize = z.object({
  field: fieldKey,
  mm: z.number().positive().max(5000),
  plusMinusMm: z.number().nonnegative().max(1000).optional(),
  from: z.enum(['tape', 'photo', 'build', 'typed']).optional(),
})

/** Cloth of a shop's stock that customers may see. */
export const shownCloth = z.object({
  id,
  name: z.string(),
  photo: z.object({ url: z.string(), thumbUrl: z.string() }),
  /** How much cloth the photo shows across, where the shop has said so. */
  photoWidthMm: z.number().optional(),
})

const otherWordsSaid = wordsOf(line(80), lines(1000))

const price = minor.positive().max(100_000_000_000)

export const itemBody = z.object({
  name: requiredLine(80),
  description: lines(1000).optional(),
  otherWords: otherWordsSaid.default({}),
  category: itemCategory,
  cut: z.enum(cuts).optional(),
  garment: z.string().min(1).max(60),
  priceMinor: price,
  originalPriceMinor: price.optional(),
  sizes: z.array(finishedSize).min(1).max(20),
  isMadeToMeasure: z.boolean().default(true),
  /** Keys of the garment type's style groups the customer may choose from. */
  styles: z.array(line(60)).max(30).default([]),
  colours: z.array(itemColour).min(1).max(24),
  cloth: clothOfGarment,
  isListed: z.boolean().default(false),
})

/** A change: what is left out stays, null takes away. */
export const itemEdit = z.object({
  name: itemBody.shape.name.optional(),
  description: lines(1000).optional(),
  otherWords: otherWordsSaid.optional(),
  category: itemCategory.optional(),
  cut: z.enum(cuts).nullable().optional(),
  garment: itemBody.shape.garment.optional(),
  priceMinor: price.optional(),
  originalPriceMinor: price.nullable().optional(),
  sizes: itemBody.shape.sizes.optional(),
  isMadeToMeasure: z.boolean().optional(),
  styles: z.array(line(60)).max(30).optional(),
  colours: itemBody.shape.colours.optional(),
  cloth: clothOfGarment.optional(),
  isListed: z.boolean().optional(),
})

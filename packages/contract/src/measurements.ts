/**
 * Measurements: the book of sizes. A record is one measuring of one person, of the body or of a garment they like; it is
 * never changed: recording again makes the next version. Values keep what was typed beside what it means.
 */
import { z } from 'zod'
import { route } from './route.ts'
import { count, day, id, instant, line, lines, page, pageQuery, requiredLine } from './shapes.ts'

export const lengthUnit = z.enum(['in', 'cm'])
export const howTaken = z.enum(['tape', 'photo', 'garment', 'imported'])
export const profile = z.enum(['body', 'garment'])
/** A key of tailoring's catalogue, or the id of a field of the shop. */
export const fieldKey = z.string().min(1).max(60)
const mm = z.number().nonnegative().max(99_999)

/** Where a number is from: a tape, photos, the build alone (height, weight, sex), or a hand that knew it. */
export const valueSource = z.enum(['tape', 'photo', 'build', 'typed'])
/** How a shop's tape stands to photos at a site: more is no scale but a slip. */
export const photoScale = z.number().min(0.5).max(2)
/** What a value measured by photo says of itself: nine of ten people lie within ±. */
const honesty = {
  plusMinusMm: z.number().nonnegative().max(1000).optional(),
  from: valueSource.optional(),
  /** What the photos alone said, before any scale. */
  photoMm: z.number().positive().max(9999).optional(),
  /** The shop's own scale, where it was applied. */
  shopScale: photoScale.optional(),
}

/** A value as a form sends it; the server reads `typed` itself. */
export const typedValue = z.object({
  field: fieldKey,
  typed: line(40).min(1),
  unit: z.enum(['in', 'cm', 'lb', 'kg', 'deg']).optional(),
  /** The doubt this value raised was answered with "keep". */
  isKept: z.boolean().optional(),
  ...honesty,
})

/** A value as the book holds it: exactly one of mm, kg, degrees, words, isYes. */
export const measuredValue = z.object({
  field: fieldKey,
  /** Of a field of the shop. */
  name: z.string().optional(),
  typed: z.string(),
  unit: z.enum(['in', 'cm', 'lb', 'kg', 'deg']).optional(),
  mm: mm.optional(),
  kg: z.number().nonnegative().optional(),
  degrees: z.number().optional(),
  words: z.string().optional(),
  isYes: z.boolean().optional(),
  keptWarning: z.string().optional(),
  ...honesty,
})
export type MeasuredValue = z.output<typeof measuredValue>

export const measurementRecord = z.object({
  id,
  customer: z.object({ id, name: z.string(), number: z.string() }),
  person: z.object({ id, name: z.string(), isCustomer: z.boolean() }),
  profile,
  garment: z.string().optional(),
  version: count,
  how: howTaken,
  unit: lengthUnit,
  notes: z.string().optional(),
  takenAt: instant,
  takenBy: z.string().optional(),
  /** The customer sent it by the shop's form: a proposal until the shop has measured after it. */
  sent: z.object({ by: z.string(), isChecked: z.boolean() }).optional(),
  values: z.array(measuredValue),
})
export type MeasurementRecord = z.output<typeof measurementRecord>

export const shopField = z.object({
  id,
  name: z.string(),
  kind: z.enum(['girth', 'half_girth', 'length', 'depth', 'width', 'angle', 'text', 'bool']),
  part: z.enum(['upper', 'lower', 'other']),
  hint: z.string().optional(),
  minMm: mm.optional(),
  maxMm: mm.optional(),
  isActive: z.boolean(),
})
export type ShopField = z.output<typeof shopField>
const shopFieldBody = z.object({
  id: id.optional(),
  name: requiredLine(60),
  kind: shopField.shape.kind,
  part: shopField.shape.part,
  hint: line(200).optional(),
  minMm: mm.optional(),
  maxMm: mm.optional(),
})

const bookQuery = {
  /** Words of a customer's or person's name, or digits of the phone. */
  q: z.string().trim().max(120).optional(),
  customer: id.optional(),
  person: id.optional(),
  range: z.enum(['all', 'week', 'month', 'year']).default('all'),
}

export const measurementRoutes = {
  record: route({
    method: 'POST',
    path: '/api/measurement-records',
    access: 'shop:measurements.write',
    summary: 'Record a measuring of a person; with the same id again, the same record is answered',
    body: z.object({
      id: id.optional(),
      personId: id,
      profile: profile.default('body'),
      /** Which garment was measured; with profile `garment` only. */
      garment: z.string().max(60).optional(),
      how: howTaken.default('tape'),
      unit: lengthUnit,
      takenAt: instant.optional(),
      notes: lines(2000).optional(),
      values: z.array(typedValue).min(1).max(120),
    }),
    reply: measurementRecord,
  }),
  book: route({
    method: 'GET',
    path: '/api/measurement-records',
    access: 'shop:measurements.read',
    summary: 'The measurement book, newest first',
    query: z.object({ ...bookQuery, ...pageQuery }),
    reply: page(measurementRecord),
  }),
  bookSummary: route({
    method: 'GET',
    path: '/api/measurement-records/summary',
    access: 'shop:measurements.read',
    summary: 'How many records there are and of how many people; of one customer, when the last was taken',
    query: z.object({ customer: id.optional() }),
    reply: z.object({ records: count, people: count, lastOn: day.optional() }),
  }),
  read: route({
    method: 'GET',
    path: '/api/measurement-records/:id',
    access: 'shop:measurements.read',
    summary: 'One record of the book',
    params: z.object({ id }),
    reply: measurementRecord,
  }),
  ofPerson: route({
    method: 'GET',
    path: '/api/people/:id/measurements',
    access: 'shop:measurements.read',
    summary:
      'What the measuring screen needs of a person: pinned notes, the last value of every field, the last record of each profile; what a customer sent is a proposal beside it',
    params: z.object({ id }),
    reply: z.object({
      person: z.object({
        id,
        name: z.string(),
        isCustomer: z.boolean(),
        sizing: z.enum(['men', 'women', 'boys', 'girls']).optional(),
      }),
      customer: z.object({ id, name: z.string(), number: z.string() }),
      pinnedNotes: z.array(z.string()),
      lastValues: z.array(measuredValue.extend({ takenAt: instant })),
      latest: z.array(measurementRecord),
      /** The newest that the customer sent and nobody has checked. */
      proposal: measurementRecord.optional(),
    }),
  }),
  fields: route({
    method: 'GET',
    path: '/api/measurement-fields',
    access: 'shop:garments.read',
    summary: 'The fields the shop added to the catalogue',
    reply: z.object({ fields: z.array(shopField) }),
  }),
  addField: route({
    method: 'POST',
    path: '/api/measurement-fields',
    access: 'shop:garments.write',
    summary: 'Add a field of the shop’s own',
    body: shopFieldBody,
    reply: shopField,
  }),
  editField: route({
    method: 'PATCH',
    path: '/api/measurement-fields/:id',
    access: 'shop:garments.write',
    summary: 'Rename a field or put it away; its kind stays, for there are values of it',
    params: z.object({ id }),
    body: shopFieldBody.omit({ id: true, kind: true }).partial().extend({
      /** Null takes the range away. */
      minMm: mm.nullable().optional(),
      maxMm: mm.nullable().optional(),
      isActive: z.boolean().optional(),
    }),
    reply: shopField,
  }),
}

/**
 * Customers: the shop's book. A customer record is one line in that book (phone, address, notes); persons are
 * who is measured, several under one record. Records are never deleted: they are archived or merged, and both
 * can be undone.
 */
import { z } from 'zod'
import { route } from './route.ts'
import {
  count,
  day,
  email,
  id,
  instant,
  line,
  lines,
  minor,
  page,
  pageQuery,
  requiredLine,
} from './shapes.ts'
import { timeline } from './shops.ts'

export const customerFilters = ['all', 'recent', 'repeat', 'inactive'] as const
export const customerSorts = ['lastOrder', 'name', 'totalOrders', 'totalSpent'] as const

const photo = z.object({ id, width: count, height: count, thumbUrl: z.string(), url: z.string() })

/** What the directory shows of a customer. `lastOrderDate` is absent when there was no order yet. */
export const customerCard = z.object({
  id,
  /** CUST-001, in the order the shop took its customers in; without gaps. */
  number: z.string(),
  name: z.string(),
  /** E.164; `phoneShown` is the same number as people of the shop's country write it. */
  phone: z.string().optional(),
  phoneShown: z.string().optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  notes: z.string().optional(),
  tags: z.array(z.string()),
  photo: photo.optional(),
  persons: count,
  pinnedNote: z.string().optional(),
  lastOrderDate: day.optional(),
  totalOrders: count,
  totalSpentMinor: minor,
  isArchived: z.boolean(),
  createdAt: instant,
  version: count,
  can: z.object({ edit: z.boolean(), archive: z.boolean(), merge: z.boolean() }),
})
export type CustomerCard = z.output<typeof customerCard>

export const person = z.object({
  id,
  name: z.string(),
  /** The first person of a record is the customer. */
  isCustomer: z.boolean(),
  relation: z.string().optional(),
  /** Which measuring chart fits; asked only because garments differ. */
  sizing: z.enum(['men', 'women', 'boys', 'girls']).optional(),
  birthYear: z.int().optional(),
  notes: z.string().optional(),
})
export type Person = z.output<typeof person>

export const note = z.object({
  id,
  text: z.string(),
  isPinned: z.boolean(),
  personId: id.optional(),
  author: z.string().optional(),
  createdAt: instant,
})
export type Note = z.output<typeof note>

export const customer = customerCard.extend({
  bookNumber: z.string().optional(),
  people: z.array(person),
  noteList: z.array(note),
  /** Figures brought forward from before Darzi; they are part of the totals. */
  earlier: z.object({ orders: count, spentMinor: minor, lastOrderDate: day.optional() }),
  /** Set when this record was merged into another: show that one instead. */
  mergedInto: id.optional(),
  /** Other records of the shop with the same phone: a merge is proposed. */
  samePhone: z.array(z.object({ id, number: z.string(), name: z.string() })),
  /** Merges into this record that can still be undone. */
  merges: z.array(z.object({ id, name: z.string(), number: z.string(), at: instant })),
  importId: id.optional(),
})
export type Customer = z.output<typeof customer>

const personBody = z.object({
  id: id.optional(),
  name: requiredLine(120),
  relation: line(60).optional(),
  sizing: z.enum(['men', 'women', 'boys', 'girls']).optional(),
  birthYear: z.int().min(1900).max(2100).optional(),
  notes: lines(1000).optional(),
})
const earlier = z.object({
  orders: count.max(100_000),
  spentMinor: minor.nonnegative().max(1_000_000_000_000),
  lastOrderDate: day.optional(),
})
/** As typed; the server parses it with the shop's country as the default and stores E.164. Empty clears it. */
const phone = line(40)
const tag = requiredLine(40)

const customerFields = {
  name: requiredLine(120),
  phone: phone.optional(),
  email: z.union([z.literal(''), email]).optional(),
  address: line(300).optional(),
  notes: lines(4000).optional(),
  bookNumber: line(40).optional(),
  tags: z.array(tag).max(20).optional(),
  earlier: earlier.optional(),
}

const directoryQuery = {
  q: z.string().trim().max(120).optional(),
  filter: z.enum(customerFilters).default('all'),
  sort: z.enum(customerSorts).default('lastOrder'),
  tag: z.string().max(40).optional(),
  archived: z.enum(['true', 'false']).default('false'),
}
export const directoryFilter = z.object(directoryQuery)
export type DirectoryFilter = z.input<typeof directoryFilter>

export const importFields = [
  'name',
  'phone',
  'email',
  'address',
  'notes',
  'tags',
  'bookNumber',
  'totalOrders',
  'totalSpent',
  'lastOrderDate',
] as const
export type ImportField = (typeof importFields)[number]

export const customerImport = z.object({
  id,
  state: z.enum(['uploaded', 'running', 'done', 'undone']),
  source: z.enum(['csv', 'vcard']),
  filename: z.string(),
  createdAt: instant,
  createdBy: z.string().optional(),
  columns: z.array(
    z.object({
      index: count,
      header: z.string(),
      samples: z.array(z.string()),
      suggested: z.enum(importFields).optional(),
    }),
  ),
  counts: z.object({ rows: count, added: count, duplicates: count, refused: count, done: count }),
  can: z.object({ run: z.boolean(), undo: z.boolean() }),
})
export type CustomerImport = z.output<typeof customerImport>

/** Column index → field; a column left out is not imported. */
const mapping = z.object({
  columns: z.record(z.string().regex(/^\d{1,3}$/), z.enum(importFields)),
  /** Day order in dates such as 03/04/2026. */
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).default('dmy'),
})

const params = z.object({ id })

export const customerRoutes = {
  list: route({
    method: 'GET',
    path: '/api/customers',
    access: 'shop:customers.read',
    summary: 'The directory: search, filter, sort; a page at a time',
    query: z.object({ ...directoryQuery, ...pageQuery }),
    reply: page(customerCard),
  }),
  summary: route({
    method: 'GET',
    path: '/api/customers/summary',
    access: 'shop:customers.read',
    summary: 'The directory’s summary figures',
    reply: z.object({
      total: count,
      recent: count,
      repeat: count,
      inactive: count,
      archived: count,
      totalOrders: count,
      totalSpentMinor: minor,
      tags: z.array(z.object({ tag: z.string(), customers: count })),
    }),
  }),
  count: route({
    method: 'GET',
    path: '/api/customers/count',
    access: 'shop:customers.read',
    summary: 'How many rows a directory query has; counting stops at 1,000',
    query: z.object(directoryQuery),
    reply: z.object({ count, isCapped: z.boolean() }),
  }),
  byPhone: route({
    method: 'GET',
    path: '/api/customers/by-phone',
    access: 'shop:customers.read',
    summary: 'The records that have this phone (as typed), archived ones too',
    query: z.object({ phone }),
    reply: z.object({ phone: z.string().optional(), rows: z.array(customerCard) }),
  }),
  duplicates: route({
    method: 'GET',
    path: '/api/customers/duplicates',
    access: 'shop:customers.merge',
    summary: 'Groups of records that share a phone',
    query: z.object(pageQuery),
    reply: page(z.object({ phone: z.string(), phoneShown: z.string(), customers: z.array(customerCard) })),
  }),
  read: route({
    method: 'GET',
    path: '/api/customers/:id',
    access: 'shop:customers.read',
    summary: 'Everything about one customer',
    params,
    reply: customer,
  }),
  timeline: route({
    method: 'GET',
    path: '/api/customers/:id/timeline',
    access: 'shop:customers.read',
    summary: 'Who did what when on this record, newest first; records merged into it included',
    params,
    query: z.object({ ...pageQuery, actor: id.optional() }),
    reply: timeline.extend({ actors: z.array(z.object({ id, name: z.string() })) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/customers',
    access: 'shop:customers.write',
    summary: 'Add a customer; with the same id again, the same record is answered',
    body: z.object({
      id: id.optional(),
      ...customerFields,
      people: z.array(personBody).max(20).optional(),
      /** A phone that another record has is refused with customers.phoneTaken unless this is true. */
      allowSamePhone: z.boolean().default(false),
    }),
    reply: customer,
  }),
  edit: route({
    method: 'PATCH',
    path: '/api/customers/:id',
    access: 'shop:customers.write',
    summary: 'Change a customer; fields left out stay. With a stale version: customers.changedMeanwhile',
    params,
    body: z.object({
      ...customerFields,
      name: requiredLine(120).optional(),
      version: count.optional(),
      allowSamePhone: z.boolean().default(false),
    }),
    reply: customer,
  }),
  setPhoto: route({
    method: 'PUT',
    path: '/api/customers/:id/photo',
    access: 'shop:customers.write',
    summary: 'Set the photo (form field `photo`: PNG, JPEG or WebP up to 10 MB)',
    params,
    carries: 'form',
    reply: customer,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/api/customers/:id/photo',
    access: 'shop:customers.write',
    summary: 'Remove the photo',
    params,
    reply: customer,
  }),
  photo: route({
    method: 'GET',
    path: '/api/photos/:id/:size',
    access: 'shop:customers.read',
    summary: 'A stored photo as WebP',
    params: z.object({ id, size: z.enum(['thumb', 'full']) }),
    replies: 'file',
  }),
  archive: route({
    method: 'POST',
    path: '/api/customers/:id/archive',
    access: 'shop:customers.write',
    summary: 'Take a record out of the directory; nothing is deleted',
    params,
    reply: customer,
  }),
  restore: route({
    method: 'POST',
    path: '/api/customers/:id/restore',
    access: 'shop:customers.write',
    summary: 'Put an archived record back',
    params,
    reply: customer,
  }),
  bulk: route({
    method: 'POST',
    path: '/api/customers/bulk',
    access: 'shop:customers.write',
    summary: 'One act on many records, with an answer per record',
    body: z.object({
      ids: z.array(id).min(1).max(200),
      act: z.enum(['archive', 'restore', 'addTag', 'removeTag']),
      tag: tag.optional(),
    }),
    reply: z.object({
      done: z.array(id),
      refused: z.array(z.object({ id, code: z.string(), detail: z.string() })),
    }),
  }),
  addPerson: route({
    method: 'POST',
    path: '/api/customers/:id/people',
    access: 'shop:customers.write',
    summary: 'Add a family member to a record',
    params,
    body: personBody,
    reply: customer,
  }),
  editPerson: route({
    method: 'PATCH',
    path: '/api/customers/:id/people/:personId',
    access: 'shop:customers.write',
    summary: 'Change a person of a record',
    params: z.object({ id, personId: id }),
    body: personBody.omit({ id: true }).partial(),
    reply: customer,
  }),
  removePerson: route({
    method: 'DELETE',
    path: '/api/customers/:id/people/:personId',
    access: 'shop:customers.write',
    summary: 'Take a family member off a record; undo with restorePerson',
    params: z.object({ id, personId: id }),
    reply: customer,
  }),
  restorePerson: route({
    method: 'POST',
    path: '/api/customers/:id/people/:personId/restore',
    access: 'shop:customers.write',
    summary: 'Put a removed family member back',
    params: z.object({ id, personId: id }),
    reply: customer,
  }),
  addNote: route({
    method: 'POST',
    path: '/api/customers/:id/notes',
    access: 'shop:customers.write',
    summary: 'Write a note; a pinned note is shown wherever this customer is served',
    params,
    body: z.object({
      id: id.optional(),
      text: lines(2000).min(1),
      isPinned: z.boolean().default(false),
      personId: id.optional(),
    }),
    reply: customer,
  }),
  editNote: route({
    method: 'PATCH',
    path: '/api/customers/:id/notes/:noteId',
    access: 'shop:customers.write',
    summary: 'Change or pin a note; isDeleted takes it away and brings it back',
    params: z.object({ id, noteId: id }),
    body: z.object({
      text: lines(2000).min(1).optional(),
      isPinned: z.boolean().optional(),
      isDeleted: z.boolean().optional(),
    }),
    reply: customer,
  }),
  merge: route({
    method: 'POST',
    path: '/api/customers/:id/merge',
    access: 'shop:customers.merge',
    summary: 'Merge another record into this one; both histories are kept',
    params,
    body: z.object({ id: id.optional(), otherId: id }),
    reply: z.object({ mergeId: id, customer }),
  }),
  undoMerge: route({
    method: 'POST',
    path: '/api/customer-merges/:id/undo',
    access: 'shop:customers.merge',
    summary: 'Split two merged records again',
    params,
    reply: z.object({ kept: customer, other: customer }),
  }),
  exportFile: route({
    method: 'GET',
    path: '/api/customers/export',
    access: 'shop:customers.export',
    summary: 'The rows of a directory query as CSV or vCard',
    query: z.object({
      ...directoryQuery,
      format: z.enum(['csv', 'vcard']).default('csv'),
      ids: z.string().max(8000).optional(),
    }),
    replies: 'file',
  }),
  imports: route({
    method: 'GET',
    path: '/api/customer-imports',
    access: 'shop:customers.import',
    summary: 'Imports of this shop, newest first',
    query: z.object(pageQuery),
    reply: page(customerImport),
  }),
  upload: route({
    method: 'POST',
    path: '/api/customer-imports',
    access: 'shop:customers.import',
    summary:
      'Upload a CSV or vCard file (form field `file`, up to 10 MB and 20,000 rows); nothing is added yet',
    carries: 'form',
    reply: customerImport,
  }),
  import: route({
    method: 'GET',
    path: '/api/customer-imports/:id',
    access: 'shop:customers.import',
    summary: 'One import and how far it has come',
    params,
    reply: customerImport,
  }),
  previewImport: route({
    method: 'POST',
    path: '/api/customer-imports/:id/preview',
    access: 'shop:customers.import',
    summary: 'A dry run of the whole file with this mapping; nothing is added',
    params,
    body: mapping,
    reply: z.object({
      counts: z.object({ rows: count, add: count, duplicates: count, refused: count }),
      /** The first rows, and the first refused and duplicate ones. `line` counts from 1 as in the file. */
      rows: z.array(
        z.object({
          line: count,
          outcome: z.enum(['add', 'duplicate', 'refused']),
          values: z.partialRecord(z.enum(importFields), z.string()),
          problems: z.array(z.object({ field: z.enum(importFields), code: z.string(), detail: z.string() })),
          duplicateOf: z.object({ id, name: z.string(), number: z.string() }).optional(),
        }),
      ),
      /** How many more customers the plan allows; absent when unlimited. */
      roomLeft: count.optional(),
    }),
  }),
  runImport: route({
    method: 'POST',
    path: '/api/customer-imports/:id/run',
    access: 'shop:customers.import',
    summary: 'Import the file with this mapping, in the background; a row whose phone is known is left out',
    params,
    body: mapping,
    reply: customerImport,
  }),
  refusedRows: route({
    method: 'GET',
    path: '/api/customer-imports/:id/refused',
    access: 'shop:customers.import',
    summary: 'The refused rows as CSV, as they were, with the reason; to mend and upload again',
    params,
    replies: 'file',
  }),
  undoImport: route({
    method: 'POST',
    path: '/api/customer-imports/:id/undo',
    access: 'shop:customers.import',
    summary: 'Take back an import: records it added are removed, unless they were changed since',
    params,
    reply: customerImport.extend({ kept: count }),
  }),
}

/** Imports: a file of customers is uploaded, tried with a mapping, run in the background, and can be taken back. */
import { z } from 'zod'
import { route } from './route.ts'
import { count, id, instant, page, pageQuery } from './shapes.ts'

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

/** Part of `customerRoutes`. */
export const customerImportRoutes = {
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
    files: ['file'],
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
      quotaLeft: count.optional(),
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

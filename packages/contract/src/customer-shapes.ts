/** What is said of customers: records, their persons and notes, and what forms and filters may send. */
import { z } from 'zod'
import { count, day, email, id, instant, line, lines, minor, requiredLine } from './shapes.ts'

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
  /** Came by a form while the plan's list was full: stands aside until there is room, or is taken in with an order. */
  awaitsQuota: z.literal(true).optional(),
})
export type Customer = z.output<typeof customer>

/** A person as a form sends them. */
export const personBody = z.object({
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
export const typedPhone = line(40)
export const tag = requiredLine(40)

/** What a form may say of a customer, name first. */
export const customerFields = {
  name: requiredLine(120),
  phone: typedPhone.optional(),
  email: z.union([z.literal(''), email]).optional(),
  address: line(300).optional(),
  notes: lines(4000).optional(),
  bookNumber: line(40).optional(),
  tags: z.array(tag).max(20).optional(),
  earlier: earlier.optional(),
}

/** What the directory is asked for; the same for its list, its count and its export. */
export const directoryQuery = {
  q: z.string().trim().max(120).optional(),
  filter: z.enum(customerFilters).default('all'),
  sort: z.enum(customerSorts).default('lastOrder'),
  tag: z.string().max(40).optional(),
  archived: z.enum(['true', 'false']).default('false'),
  /** Whose first order was taken from the one day to the other, both in it: the customers behind “new”. */
  firstFrom: day.optional(),
  firstTo: day.optional(),
}
export const directoryFilter = z.object(directoryQuery)
export type DirectoryFilter = z.input<typeof directoryFilter>

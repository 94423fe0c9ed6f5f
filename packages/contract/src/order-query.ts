/** By what orders are found: the list of them, and the orders behind a figure. */
import { priorities, tailorStates } from '@darzi/tailoring/orders/life.ts'
import { z } from 'zod'
import { day, id } from './shapes.ts'

export const orderQuery = {
  /** Customer's name, phone or order number. */
  q: z.string().trim().max(120).optional(),
  status: z.enum(['all', ...tailorStates]).default('all'),
  priority: z.enum(['all', ...priorities]).default('all'),
  /**
   * `making`: still to be made, whatever the day; `overdue`: promised before today; `late`: of those, what is not ready yet. An order
   * nobody has taken on is due on no day.
   */
  due: z.enum(['all', 'making', 'today', 'tomorrow', 'week', 'overdue', 'late']).default('all'),
  /** `giveBack`: the shop holds money of it that is to be given back; `owed`: not all of it is paid. */
  money: z.enum(['all', 'giveBack', 'owed']).default('all'),
  /** `approval`: sent by a form and not taken on yet; `trial`: to be tried on today. */
  waits: z.enum(['all', 'approval', 'trial']).default('all'),
  /** `month`: went ahead against a gate in the last 30 days, as somebody stated. */
  exceptions: z.enum(['all', 'month']).default('all'),
  sort: z.enum(['promised', 'newest']).default('promised'),
  customer: id.optional(),
  /** Who has a piece of the order, given to them alone or with the whole order. */
  assignedTo: id.optional(),
  /** What happened within the days `from` and `to` of the shop, both included: the orders behind a figure. */
  by: z.enum(['all', 'ordered', 'promised', 'made', 'paid', 'reworked', 'wentAhead']).default('all'),
  from: day.optional(),
  to: day.optional(),
  /** Whether it was ready by its promised day. */
  promise: z.enum(['all', 'kept', 'late']).default('all'),
  /** With a piece of this garment. */
  garment: z.string().trim().max(60).optional(),
  /** Of a rework, or what it went ahead against. */
  cause: z.string().trim().max(60).optional(),
  /** The hour it was taken in, by the shop's clock. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** The day of the week it was taken on; 1 is Monday. */
  weekday: z.coerce.number().int().min(1).max(7).optional(),
}

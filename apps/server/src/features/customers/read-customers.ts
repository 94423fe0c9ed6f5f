import type { customerRoutes } from '@darzi/contract/customers.ts'
import { newestEvents } from '../../events/timeline-queries.ts'
import { fieldError, notFound } from '../../http/app-error.ts'
import { isId } from '../../http/keyset.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readPhone, showPhone } from '../../phone.ts'
import { dayIn } from '../shops/api.ts'
import { cardOf } from './card-queries.ts'
import { customerFigures } from './customer-figures.ts'
import { countMatching, directoryPage } from './directory-queries.ts'
import { sharedPhones, withPhones } from './duplicates-queries.ts'
import { customersWithPhone } from './phone-queries.ts'
import { customerOrders } from './ports.ts'
import { commonTags } from './tag-queries.ts'
import { actorsOn, withMerged } from './timeline-queries.ts'

/** A page of the directory as cards. */
export async function listCustomers({ tx, member, query, now }: RequestContext<typeof customerRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const { rows, next } = await directoryPage(tx, { ...query, today })
  return { rows: rows.map((row) => cardOf(row, member)), next }
}

const countedUpTo = 1000

export function countCustomers({ tx, member, query, now }: RequestContext<typeof customerRoutes.count>) {
  return countMatching(tx, { ...query, today: dayIn(member.shop.timeZone, now), most: countedUpTo })
}

/** The records that have this phone; none while what is typed is not yet a number. */
export async function findByPhone({ tx, member, query }: RequestContext<typeof customerRoutes.byPhone>) {
  const phone = readPhone(query.phone, member.shop.country)
  if (!phone) return { rows: [] }
  const rows = await customersWithPhone(tx, phone)
  return { phone, rows: rows.map((row) => cardOf(row, member)) }
}

/** Groups of active records that share a phone, by phone; the cursor is the last phone of the page before. */
export async function listDuplicates({
  tx,
  query,
  member,
}: RequestContext<typeof customerRoutes.duplicates>) {
  const { after, limit } = query
  const phones = await sharedPhones(tx, { after, limit: limit + 1 })
  const page = phones.slice(0, limit)
  const rows = await withPhones(tx, page)
  return {
    rows: page.map((phone) => ({
      phone,
      phoneShown: showPhone(phone, member.shop.country),
      customers: rows.filter((row) => row.phone === phone).map((row) => cardOf(row, member)),
    })),
    next: phones.length > limit ? page.at(-1) : undefined,
  }
}

/** The directory's figures and its tags, from the tallies: as quick for a big shop as for a small one. */
export async function readSummary({ tx, member, now }: RequestContext<typeof customerRoutes.summary>) {
  const [figures, tags] = await Promise.all([
    customerFigures(tx, { today: dayIn(member.shop.timeZone, now) }),
    commonTags(tx),
  ])
  const { total, recent, repeat, inactive, archived, totalOrders, totalSpentMinor } = figures
  return { total, recent, repeat, inactive, archived, totalOrders, totalSpentMinor, tags }
}

/**
 * What happened on a record and on those merged into it, their orders too, newest first; and everyone who had a hand in it.
 */
export async function readTimeline({
  tx,
  member,
  params,
  query,
}: RequestContext<typeof customerRoutes.timeline>) {
  const { after, limit, actor } = query
  if (after !== undefined && !isId(after)) throw fieldError('after', 'request.malformed')
  const ids = await withMerged(tx, params.id)
  if (ids.length === 0) throw notFound()
  const subjects = [
    { type: 'customer', ids },
    { type: 'order', ids: member.may('orders.read') ? await customerOrders.use().newestIds(tx, ids) : [] },
  ]
  const [page, actors] = await Promise.all([
    newestEvents(tx, { limit, after, actorId: actor, subjects }),
    actorsOn(tx, subjects),
  ])
  return { ...page, actors }
}

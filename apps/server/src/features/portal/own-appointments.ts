import type { AppointmentOfOwn, portalRoutes } from '@darzi/contract/portal.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { ownAppointments } from '../calendar/api.ts'
import { byShop } from '../shops/api.ts'
import { ownAppointmentIds } from './own-queries.ts'
import { pageAfter } from './page-after.ts'

/** The account's appointments of every shop, a page at a time; each shop's are read inside it. What was called off is over. */
export async function listOwnAppointments(ctx: RequestContext<typeof portalRoutes.appointments>) {
  const { tx, account, now, query } = ctx
  const all = await ownAppointmentIds(tx, now)
  const page = pageAfter(all, { after: query.after, idOf: ({ appointmentId }) => appointmentId })
  const told = new Map<string, AppointmentOfOwn>()
  for (const [shopId, found] of byShop(page.rows)) {
    const ids = found.map(({ appointmentId }) => appointmentId)
    const own = await handToShop(tx, { accountId: account.id, shopId }, () =>
      ownAppointments(tx, { shopId, ids, now }),
    )
    for (const each of own) told.set(each.id, each)
  }
  const appointments = page.rows.flatMap(({ appointmentId }) => told.get(appointmentId) ?? [])
  const isAhead = ({ state, endsAt }: AppointmentOfOwn) => state === 'booked' && new Date(endsAt) > now
  return {
    upcoming: appointments.filter(isAhead),
    past: appointments.filter((each) => !isAhead(each)),
    left: all.length - page.seen,
    next: page.next,
  }
}

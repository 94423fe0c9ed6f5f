import type { AppointmentOfOwn, portalRoutes } from '@darzi/contract/portal.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { ownAppointments } from '../calendar/api.ts'
import { byShop } from '../shops/api.ts'
import { ownAppointmentIds } from './own-queries.ts'

/** The account's appointments of every shop; each shop's are read inside it. What was called off is over. */
export async function listOwnAppointments(ctx: RequestContext<typeof portalRoutes.appointments>) {
  const { tx, account, now } = ctx
  const told: AppointmentOfOwn[] = []
  for (const [shopId, found] of byShop(await ownAppointmentIds(tx))) {
    const ids = found.map(({ appointmentId }) => appointmentId)
    told.push(
      ...(await handToShop(tx, { accountId: account.id, shopId }, () =>
        ownAppointments(tx, { shopId, ids, now }),
      )),
    )
  }
  told.sort((one, other) => one.startsAt.localeCompare(other.startsAt))
  const isAhead = ({ state, endsAt }: AppointmentOfOwn) => state === 'booked' && new Date(endsAt) > now
  return {
    upcoming: told.filter(isAhead),
    past: told.filter((each) => !isAhead(each)).reverse(),
  }
}

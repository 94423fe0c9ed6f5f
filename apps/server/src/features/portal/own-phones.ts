import type { portalRoutes } from '@darzi/contract/portal.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { showPhone } from '../../phone.ts'
import { phonesMeant, provenPhone } from '../tracking/api.ts'
import { phonesOf } from './own-queries.ts'
import { addOwnPhone, removeOwnPhone } from './phone-store.ts'

/** A family's, and those it had before. */
const mostPhones = 10

export const listOwnPhones = ({ tx, account }: RequestContext<typeof portalRoutes.phones>) =>
  tell(tx, account.id)

/** The phone whose code was typed in in this browser within the hour. */
export async function addProvenPhone(ctx: RequestContext<typeof portalRoutes.addPhone>) {
  const { tx, account, request, body, now } = ctx
  const phone = await provenPhone(tx, hashToken(request.pass ?? ''), now)
  // Of a shared browser the one before may have proven another.
  if (!phone || !(await phonesMeant(tx, body.phone)).includes(phone)) throw new AppError('portal.proveFirst')
  const known = await phonesOf(tx, account.id)
  if (known.length >= mostPhones && !known.includes(phone)) throw new AppError('portal.phonesFull')
  await addOwnPhone(tx, { accountId: account.id, phone, now })
  return tell(tx, account.id)
}

export async function removePhone(ctx: RequestContext<typeof portalRoutes.removePhone>) {
  const { tx, account, params } = ctx
  await removeOwnPhone(tx, { accountId: account.id, phone: params.phone })
  return tell(tx, account.id)
}

async function tell(tx: Tx, accountId: string) {
  const phones = await phonesOf(tx, accountId)
  return { phones: phones.map((phone) => ({ phone, shown: showPhone(phone, '') })) }
}

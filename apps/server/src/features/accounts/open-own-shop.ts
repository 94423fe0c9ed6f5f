import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, emptyField } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { openShop } from '../shops/api.ts'
import { ownAccount, promoteToTailor } from './account-store.ts'
import { countOwnShops, sessionOf } from './session-queries.ts'
import { moveSession } from './session-store.ts'

/** More than one person runs; whoever has more writes to the operator. */
const mostShops = 20

/**
 * One more shop or a house of an account that is signed in, which works in it from now on; a customer's account becomes a tailor's.
 * Throws plans.otherKind (at `plan`), shops.tooMany.
 */
export async function openOwnShop(ctx: RequestContext<typeof accountRoutes.openShop>) {
  const { tx, account, body, now, newId } = ctx
  const { id: accountId, sessionId } = account
  const name = normaliseName(body.name)
  if (name === '') throw emptyField('name')
  const owner = await ownAccount(tx, accountId)
  if ((await countOwnShops(tx, accountId)) >= mostShops)
    throw new AppError('shops.tooMany', { most: mostShops })
  const { kind, plan, phone, timeZone, country } = body
  const shopId = await openShop(tx, { owner, now, newId, name, kind, plan, phone, timeZone, country })
  await promoteToTailor(tx, accountId)
  await moveSession(tx, { id: sessionId, accountId, shopId })
  return sessionOf(tx, accountId, shopId)
}

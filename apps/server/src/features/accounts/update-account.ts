import type { accountRoutes } from '@darzi/contract/accounts.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { emptyField } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type AccountChange, changeOwnAccount, ownAccount } from './account-store.ts'
import { userOf } from './session-queries.ts'

/** Changes the own name, phone, language or unit; fields left out stay. */
export async function updateAccount({
  tx,
  account,
  body,
}: RequestContext<typeof accountRoutes.updateAccount>) {
  const { name, phone, language, unit } = body
  if (name !== undefined && normaliseName(name) === '') throw emptyField('name')
  const change: AccountChange = {
    ...(name === undefined ? {} : { name: normaliseName(name) }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(language === undefined ? {} : { language }),
    ...(unit === undefined ? {} : { unit }),
  }
  if (Object.keys(change).length > 0) await changeOwnAccount(tx, account.id, change)
  return { user: userOf(await ownAccount(tx, account.id), account.shopId) }
}

import type { ownDataRoutes } from '@darzi/contract/own-data.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { accountFacts, noteSecurity, requireConfirmed } from '../accounts/api.ts'
import { consentsOfAccount } from '../photo-consents/api.ts'
import { membershipsOf, ownThings } from './own-data-store.ts'

/** Everything that is kept of the account, by the names it is kept under. Throws access.confirmFirst. */
export async function exportAccount(ctx: StepsContext<typeof ownDataRoutes.exportFile>) {
  const { step, account, now } = ctx
  const held = await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    await noteSecurity(tx, ctx, { accountId: account.id, kind: 'dataExported' })
    const facts = await accountFacts(tx, account.id)
    const shops = (await membershipsOf(tx, account.id)).map(({ is_demo: _demo, ...row }) => row)
    const photoConsents = await consentsOfAccount(tx, account.id)
    return { ...facts, shops, ...(await ownThings(tx, account.id)), photoConsents }
  })
  const file = { format: 'darzi-account', version: 1, madeAt: now.toISOString(), ...held }
  return {
    contentType: 'application/json; charset=utf-8',
    filename: `darzi-account-${now.toISOString().slice(0, 10)}.json`,
    bytes: `${JSON.stringify(file, null, 2)}\n`,
  }
}

/** What background work does its work in: a shop's transaction, or each shop's in turn. */
import { crossTenant } from '../access/cross-tenant.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import type { AppContext } from '../http/app-context.ts'

/** What a job about one shop works with. */
export const workingIn = (app: AppContext, { shopId }: { shopId: string }) => ({
  ...app,
  inShop: <T>(work: (tx: Tx) => Promise<T>) =>
    transact(app.database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
})

/** What a shop's backups need of the program. */
export function inShopAtNight({ database, files, now, newId }: AppContext, shopId: string) {
  const tenant = { side: 'job' as const, shopId }
  type Work<T> = (given: { tx: Tx }) => Promise<T>
  return {
    shopId,
    files,
    now,
    newId,
    step: <T>(work: Work<T>) => transact(database.pool, tenant, work),
    snapshot: <T>(work: Work<T>) => transact(database.pool, tenant, work, { isSnapshot: true }),
  }
}

/** Every shop there is, closed and suspended ones too. */
export function allShops({ database }: AppContext) {
  return transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    crossTenant(tx, 'sign_in', () =>
      tx.selectFrom('shops').select(['id', 'closed_at', 'suspended_at']).orderBy('id').execute(),
    ),
  )
}

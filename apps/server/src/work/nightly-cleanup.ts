import { crossTenant } from '../access/cross-tenant.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { tidyImports, tidyPhotos } from '../features/customers/api.ts'
import { foldTallies } from '../features/orders/api.ts'
import { dayIn } from '../features/shops/api.ts'
import type { AppContext } from '../http/app-context.ts'

const dayMs = 24 * 3600_000
const keptDays = 2

/** Once a night: what has expired is swept out. Nothing a person wrote is touched. */
export async function nightlyCleanup(app: AppContext) {
  const { database, now } = app
  const old = new Date(now().getTime() - keptDays * dayMs)
  await transact(database.pool, { side: 'nobody' }, async ({ tx }) => {
    await crossTenant(tx, 'housekeeping', () =>
      tx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute(),
    )
    await crossTenant(tx, 'sign_in', async () => {
      await tx.deleteFrom('sessions').where('expires_at', '<', old).execute()
      await tx.deleteFrom('password_resets').where('expires_at', '<', old).execute()
    })
    await crossTenant(tx, 'tracking', async () => {
      await tx.deleteFrom('tracking_codes').where('created_at', '<', old).execute()
      await tx.deleteFrom('tracking_passes').where('expires_at', '<', old).execute()
    })
    await tx.deleteFrom('attempt_limits').where('window_start', '<', old).execute()
  })
  for (const shopId of await shopIds(app)) {
    const night = {
      shopId,
      now: now(),
      files: app.files,
      inShop: <T>(work: (tx: Tx) => Promise<T>) =>
        transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
    }
    await tidyPhotos(night)
    await tidyImports(night)
    await night.inShop((tx) => foldTallies(tx, dayIn('UTC', night.now)))
  }
}

async function shopIds({ database }: AppContext): Promise<string[]> {
  const shops = await transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    crossTenant(tx, 'sign_in', () => tx.selectFrom('shops').select('id').orderBy('id').execute()),
  )
  return shops.map((shop) => shop.id)
}

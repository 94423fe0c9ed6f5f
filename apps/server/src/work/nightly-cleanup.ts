import { crossTenant } from '../access/cross-tenant.ts'
import { transact } from '../db/transact.ts'
import { foldFigures } from '../features/analytics/api.ts'
import { tidyBackups } from '../features/backup/api.ts'
import { tidyImports, tidyPhotos } from '../features/customers/api.ts'
import { followRefunds, forgetEvents } from '../features/online-payments/api.ts'
import { endOldPhotos, foldTallies } from '../features/orders/api.ts'
import { dayIn } from '../features/shops/api.ts'
import { tidyDeliveries } from '../features/webhooks/api.ts'
import type { AppContext } from '../http/app-context.ts'
import { deviceDays } from '../http/session-cookie.ts'
import { allShops, inShopAtNight, workingIn } from './in-shop.ts'

const dayMs = 24 * 3600_000
const keptDays = 2
/** No gateway sends an event again for so long. */
const eventDays = 30

/** Once a night: what has expired is swept out, and refunds that still wait are asked about. Nothing a person wrote is touched. */
export async function nightlyCleanup(app: AppContext) {
  const { database, now } = app
  const old = new Date(now().getTime() - keptDays * dayMs)
  const unused = new Date(now().getTime() - deviceDays * dayMs)
  await transact(database.pool, { side: 'nobody' }, async ({ tx }) => {
    await crossTenant(tx, 'housekeeping', () =>
      tx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute(),
    )
    await crossTenant(tx, 'sign_in', async () => {
      await tx.deleteFrom('sessions').where('expires_at', '<', old).execute()
      await tx.deleteFrom('password_resets').where('expires_at', '<', old).execute()
      await tx.deleteFrom('pending_sign_ins').where('expires_at', '<', old).execute()
      await tx.deleteFrom('email_links').where('expires_at', '<', old).execute()
      await tx.deleteFrom('known_devices').where('used_at', '<', unused).execute()
    })
    await crossTenant(tx, 'tracking', async () => {
      await tx.deleteFrom('tracking_codes').where('created_at', '<', old).execute()
      await tx.deleteFrom('tracking_passes').where('expires_at', '<', old).execute()
    })
    await tx.deleteFrom('attempt_limits').where('window_start', '<', old).execute()
  })
  await transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    crossTenant(tx, 'gateway', () => forgetEvents(tx, new Date(now().getTime() - eventDays * dayMs))),
  )
  for (const { id: shopId } of await allShops(app))
    await tidyShop(app, shopId).catch((error: unknown) =>
      app.fastify.log.error({ err: error, shopId }, 'a shop was not tidied'),
    )
}

/** The night of one shop. One that fails is tidied the next night. */
export async function tidyShop(app: AppContext, shopId: string) {
  const working = workingIn(app, { shopId })
  const night = { shopId, now: app.now(), files: app.files, inShop: working.inShop }
  await night.inShop((tx) => endOldPhotos(tx, night.now))
  await tidyPhotos(night)
  await tidyImports(night)
  await tidyBackups(inShopAtNight(app, shopId))
  await night.inShop((tx) => foldTallies(tx, dayIn('UTC', night.now)))
  await night.inShop(foldFigures)
  await night.inShop((tx) => tidyDeliveries(tx, night.now))
  await followRefunds(working)
}

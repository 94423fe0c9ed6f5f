/** Backups nobody asks for: every night or week, into the file store, sealed with the key that was made of the passphrase. */
import { transact } from '../../db/transact.ts'
import type { AppContext } from '../../http/app-context.ts'
import { forgetBackup, noteScheduled, olderScheduled, readSchedule, spentBackups } from './backup-store.ts'
import { makeBackup } from './make-backup.ts'
import { removeParts } from './parts.ts'

/** Of one schedule; the oldest goes when another is made. */
export const keptScheduled = 7

const hourMs = 3600_000
/** The night's job may come a little earlier than the night before. */
const graceMs = 2 * hourMs
const everyMs = { day: 24 * hourMs, week: 7 * 24 * hourMs }

type App = Pick<AppContext, 'database' | 'files' | 'now' | 'newId'>

/** Makes the shop's backup where one is due. What goes wrong is written down for its owner, and thrown. */
export async function backUpWhenDue(app: App, shopId: string) {
  const inShop = shopTransactions(app, shopId)
  const schedule = await inShop.step(({ tx }) => readSchedule(tx))
  const { every = 'off', key, salt, last_at } = schedule ?? {}
  if (every === 'off' || !key || !salt) return
  const now = app.now()
  if (last_at && now.getTime() - last_at.getTime() < everyMs[every] - graceMs) return
  try {
    const making = { id: app.newId(), kind: 'scheduled' as const, shopId, now, files: app.files }
    await makeBackup({ ...making, key: { key, salt }, ...inShop })
    await inShop.step(({ tx }) => noteScheduled(tx, { last_at: now }))
  } catch (error) {
    await inShop.step(({ tx }) => noteScheduled(tx, { last_failed_at: now }))
    throw error
  }
  await sweep(app, shopId, await inShop.step(({ tx }) => olderScheduled(tx, keptScheduled)))
}

/** What was cleared longer ago than it can be undone, and what was begun and never finished. */
export async function tidyBackups(app: App, shopId: string) {
  const now = app.now()
  const begunBefore = new Date(now.getTime() - everyMs.day)
  const { step } = shopTransactions(app, shopId)
  await sweep(app, shopId, await step(({ tx }) => spentBackups(tx, { now, begunBefore })))
}

async function sweep(app: App, shopId: string, backups: readonly { id: string; parts: number }[]) {
  for (const { id, parts } of backups) {
    await removeParts({ files: app.files, shopId, id }, parts)
    await shopTransactions(app, shopId).step(({ tx }) => forgetBackup(tx, id))
  }
}

function shopTransactions({ database }: App, shopId: string) {
  const tenant = { side: 'job' as const, shopId }
  return {
    step: <T>(work: Parameters<typeof transact<T>>[2]) => transact(database.pool, tenant, work),
    snapshot: <T>(work: Parameters<typeof transact<T>>[2]) =>
      transact(database.pool, tenant, work, { isSnapshot: true }),
  }
}

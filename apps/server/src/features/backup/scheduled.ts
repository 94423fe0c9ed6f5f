/** Backups nobody asks for: every night or week, into the file store, sealed with the key that was made of the passphrase. */
import type { Tx } from '../../db/tx.ts'
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

interface AtNight extends Pick<AppContext, 'files' | 'now' | 'newId'> {
  shopId: string
  /** Transactions of this shop. */
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
  snapshot<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

/** Makes the shop's backup where one is due. What goes wrong is written down for its owner, and thrown. */
export async function backUpWhenDue(night: AtNight) {
  const { shopId, files, newId, step, snapshot } = night
  const schedule = await step(({ tx }) => readSchedule(tx))
  const { every = 'off', key, salt, last_at } = schedule ?? {}
  if (every === 'off' || !key || !salt) return
  const now = night.now()
  if (last_at && now.getTime() - last_at.getTime() < everyMs[every] - graceMs) return
  try {
    const making = { id: newId(), kind: 'scheduled' as const, shopId, now, files }
    await makeBackup({ ...making, key: { key, salt }, step, snapshot })
    await step(({ tx }) => noteScheduled(tx, { last_at: now }))
  } catch (error) {
    await step(({ tx }) => noteScheduled(tx, { last_failed_at: now }))
    throw error
  }
  await sweep(night, await step(({ tx }) => olderScheduled(tx, keptScheduled)))
}

/** What was cleared longer ago than it can be undone, and what was begun and never finished. */
export async function tidyBackups(night: AtNight) {
  const now = night.now()
  const begunBefore = new Date(now.getTime() - everyMs.day)
  await sweep(night, await night.step(({ tx }) => spentBackups(tx, { now, begunBefore })))
}

async function sweep({ files, shopId, step }: AtNight, backups: readonly { id: string; parts: number }[]) {
  for (const { id, parts } of backups) {
    await removeParts({ files, shopId, id }, parts)
    await step(({ tx }) => forgetBackup(tx, id))
  }
}

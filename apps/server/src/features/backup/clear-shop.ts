/** Clears a shop's book. What goes is sealed first and kept for thirty days, with a key of chance that is kept beside it. */
import { randomBytes } from 'node:crypto'
import type { backupRoutes } from '@darzi/contract/backup.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { noteSecurity, requireConfirmed } from '../accounts/api.ts'
import { hasOpenDispute } from '../disputes/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { keepStops } from './kept-since-store.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupEnd } from './records.ts'
import { emptyTable, forgetSample, lockShop, whileRestoring } from './restore-store.ts'
import { countRows, photosOf, tablesOfShops } from './shop-rows-queries.ts'
import { keptWhenCleared } from './shop-tables.ts'

const dayMs = 24 * 3600_000
export const undoDays = 30

/**
 * Throws backup.wrongName, access.confirmFirst, backup.disputeOpen; backup.changedMeanwhile when something was written while it was
 * sealed.
 */
export async function clearShop(ctx: StepsContext<typeof backupRoutes.clear>) {
  const { step, snapshot, member, body, now, newId, app } = ctx
  await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    const name = await nameOfShop(tx, member.shopId)
    if (body.name.trim() !== name) throw fieldError('name', 'backup.wrongName', { name })
    await requireNoDispute(tx)
  })
  const [id, key] = [newId(), randomBytes(32)]
  const expiresAt = new Date(now.getTime() + undoDays * dayMs)
  const making = { id, kind: 'cleared' as const, madeBy: member.name, keptKey: key, expiresAt }
  const sealing = { key: { key, salt: randomBytes(16) }, shopId: member.shopId, now, files: app.files }
  const end = await makeBackup({ ...making, ...sealing, step, snapshot })
  if (!end) throw new Error('an id of chance was taken')
  const photos = await step(async ({ tx }) => {
    const gone = await empty(tx, member.shopId, end)
    await noteSecurity(tx, ctx, { accountId: member.accountId, kind: 'shopCleared' })
    return gone
  })
  for (const photo of photos)
    for (const size of ['full', 'thumb'] as const)
      await app.files.remove(photoKey({ shopId: member.shopId, id: photo, size }))
  return { id, undoUntil: expiresAt.toISOString() }
}

/** Whoever decides needs the order that is argued about. */
async function requireNoDispute(tx: Tx) {
  if (await hasOpenDispute(tx)) throw new AppError('backup.disputeOpen')
}

/**
 * Only what was sealed goes: a row written since would be lost. What others said of the shop stays (`leftOut`), with its photos. Answers
 * the photos that went.
 */
async function empty(tx: Tx, shopId: string, sealed: BackupEnd): Promise<string[]> {
  await lockShop(tx, shopId)
  await requireNoDispute(tx)
  const { tables } = await tablesOfShops(tx)
  const gone = tables.filter((table) => !keptWhenCleared.has(table))
  for (const table of gone) {
    const before = sealed.tables.find((each) => each.table === table)
    const { digest } = await countRows(tx, table)
    if (digest !== before?.digest) throw new AppError('backup.changedMeanwhile')
  }
  const photos = await photosOf(tx)
  await keepStops(tx)
  await whileRestoring(tx, async () => {
    await forgetSample(tx, shopId)
    for (const table of [...gone].reverse()) await emptyTable(tx, table, keptWhenCleared)
  })
  const stay = new Set((await photosOf(tx)).map(({ id }) => id))
  return photos.map(({ id }) => id).filter((id) => !stay.has(id))
}

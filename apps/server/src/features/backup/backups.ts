import type { Backup, backupRoutes } from '@darzi/contract/backup.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import { auditDownload } from '../../http/audit-download.ts'
import type { FileAnswer, RequestContext, StepsContext } from '../../http/request-context.ts'
import { noteSecurity, requireConfirmed } from '../accounts/api.ts'
import {
  changeBackup,
  findBackup,
  forgetBackup,
  insertBackup,
  readSchedule,
  wholeBackups,
  writeSchedule,
} from './backup-store.ts'
import { makeBackup } from './make-backup.ts'
import { partBytes, putPart, readParts, removeParts } from './parts.ts'
import { refuse, restoreBackup } from './restore-shop.ts'
import { hasRows } from './restore-store.ts'
import { keptScheduled } from './scheduled.ts'
import { deriveKey } from './seal.ts'
import { tablesOfBook } from './shop-tables.ts'
import { timestampOf } from './timestamp.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findBackup>>>

export async function listBackups({ tx, member }: RequestContext<typeof backupRoutes.list>) {
  const rows = await wholeBackups(tx)
  return { rows: rows.map(shown), schedule: await schedule(tx), isEmpty: await isEmpty(tx, member.shopId) }
}

async function isEmpty(tx: Tx, shopId: string): Promise<boolean> {
  for (const table of tablesOfBook) if (await hasRows(tx, table, shopId)) return false
  return true
}

const shown = (row: Omit<Row, 'key'>): Backup => ({
  id: row.id,
  kind: row.kind,
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by ?? undefined,
  bytes: Number(row.bytes),
  records: Number(row.records),
  photos: row.photos,
  expiresAt: row.expires_at?.toISOString(),
})

async function schedule(tx: Tx) {
  const row = await readSchedule(tx)
  return {
    every: row?.every ?? ('off' as const),
    hasPassphrase: Boolean(row?.key),
    lastAt: row?.last_at?.toISOString(),
    lastFailedAt: row?.last_failed_at?.toISOString(),
    kept: keptScheduled,
  }
}

/** The passphrase is forgotten once its key is made; nobody can open the file without it. */
export async function makeOwnBackup(ctx: StepsContext<typeof backupRoutes.make>) {
  const { step, snapshot, body, member, now, newId, app } = ctx
  await step(({ tx }) => requireConfirmed({ ...ctx, tx }))
  const id = body.id ?? newId()
  const making = { id, kind: 'manual' as const, madeBy: member.name, shopId: member.shopId, now }
  await makeBackup({ ...making, key: await deriveKey(body.passphrase), files: app.files, step, snapshot })
  return step(async ({ tx }) => shown(await wholeOne(tx, id)))
}

async function wholeOne(tx: Tx, id: string): Promise<Row> {
  const row = await findBackup(tx, id)
  if (!row?.is_whole) throw notFound()
  return row
}

/** What was cleared is sealed with a key of chance: as a file it is of no use. */
export async function downloadBackup(
  ctx: RequestContext<typeof backupRoutes.download>,
  route: typeof backupRoutes.download,
): Promise<FileAnswer> {
  const { tx, params, member, app } = ctx
  await requireConfirmed(ctx)
  const row = await wholeOne(tx, params.id)
  if (row.kind === 'cleared') throw notFound()
  await auditDownload(ctx, route, row.id)(tx, Number(row.records))
  await noteSecurity(tx, ctx, { accountId: member.accountId, kind: 'shopExported' })
  return {
    contentType: 'application/octet-stream',
    filename: `tailor-backup-${timestampOf(row.made_at)}.darzi`,
    bytes: readParts({ files: app.files, shopId: member.shopId, id: row.id }, row.parts),
  }
}

export async function removeBackup(ctx: StepsContext<typeof backupRoutes.remove>) {
  const { step, params, member, app } = ctx
  const row = await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    return wholeOne(tx, params.id)
  })
  await removeParts({ files: app.files, shopId: member.shopId, id: row.id }, row.parts)
  await step(({ tx }) => forgetBackup(tx, row.id))
  return { ok: true } as const
}

export async function setSchedule(ctx: StepsContext<typeof backupRoutes.setSchedule>) {
  const { step, body, member } = ctx
  const before = await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    return readSchedule(tx)
  })
  const { every, passphrase } = body
  if (every !== 'off' && !passphrase && !before?.key) throw fieldError('passphrase', 'backup.noPassphrase')
  const made = passphrase ? await deriveKey(passphrase) : undefined
  return step(async ({ tx }) => {
    await writeSchedule(tx, { shopId: member.shopId, every, made })
    return schedule(tx)
  })
}

/** Takes a part of a file from elsewhere. An upload that is never finished is swept out after a day. */
export async function uploadPart(ctx: StepsContext<typeof backupRoutes.upload>) {
  const { step, params, body, files, member, now, app } = ctx
  const { part } = files
  if (!part) throw emptyField('part')
  if (part.bytes.length > partBytes) throw new AppError('request.tooLarge')
  const { id, part: number } = params
  const shopId = member.shopId
  await step(async ({ tx }) => {
    if (number === 0)
      await insertBackup(tx, { shopId, id, kind: 'uploaded', madeAt: now, madeBy: member.name })
    const row = await findBackup(tx, id)
    if (row?.kind !== 'uploaded') throw notFound()
    if (row.is_whole || number > row.parts) throw new AppError('backup.invalid')
    if (number === row.parts)
      await changeBackup(tx, id, { parts: number + 1, bytes: Number(row.bytes) + part.bytes.length })
  })
  await putPart({ files: app.files, shopId, id }, number, part.bytes)
  if (body.isLast === 'true') await step(({ tx }) => changeBackup(tx, id, { is_whole: true }))
  return { ok: true } as const
}

/** Puts a backup back. An uploaded file has served then, or was none: it goes. */
export async function restoreOwnBackup(ctx: StepsContext<typeof backupRoutes.restore>) {
  const { step, params, body, member, app, now, newId } = ctx
  const row = await step(async ({ tx }) => {
    await requireConfirmed({ ...ctx, tx })
    return wholeOne(tx, params.id)
  })
  const place = { files: app.files, shopId: member.shopId, id: row.id }
  const { passphrase } = body
  if (!row.key && !passphrase) throw fieldError('passphrase', 'backup.noPassphrase')
  const drop = async () => {
    await removeParts(place, row.parts)
    await step(({ tx }) => forgetBackup(tx, row.id))
  }
  try {
    const restored = await restoreBackup({
      shopId: member.shopId,
      account: { id: member.accountId },
      now,
      newId,
      files: app.files,
      source: () => readParts(place, row.parts),
      keyFor: keyFor(row.key, passphrase),
      step,
    })
    if (row.kind === 'uploaded' || row.kind === 'cleared') await drop()
    return restored
  } catch (error) {
    const isNone = error instanceof AppError && error.code === 'backup.invalid'
    if (row.kind === 'uploaded' && isNone) await drop()
    if (error instanceof AppError && error.code === 'backup.wrongPassphrase')
      throw fieldError('passphrase', 'backup.wrongPassphrase')
    return refuse(error)
  }
}

/** A file is read several times, its key is made once. */
function keyFor(kept: Buffer | null, passphrase = '') {
  let made: Promise<Buffer> | undefined
  return (salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> => {
    if (kept) return Promise.resolve(kept)
    made ??= deriveKey(passphrase, salt, cost).then(({ key }) => key)
    return made
  }
}

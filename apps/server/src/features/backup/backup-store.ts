import type { Tx } from '../../db/tx.ts'
import type { BackupKey } from './seal.ts'

export type BackupKind = 'manual' | 'scheduled' | 'cleared' | 'uploaded'

const columns = [
  'id',
  'kind',
  'made_at',
  'made_by',
  'is_whole',
  'parts',
  'bytes',
  'records',
  'photos',
  'expires_at',
] as const

/** Those that can be used, newest first. */
export const wholeBackups = (tx: Tx) =>
  tx
    .selectFrom('backups')
    .select(columns)
    .where('is_whole', '=', true)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

export const findBackup = (tx: Tx, id: string) =>
  tx
    .selectFrom('backups')
    .select([...columns, 'key'])
    .where('id', '=', id)
    .executeTakeFirst()

interface NewBackup {
  shopId: string
  id: string
  kind: BackupKind
  madeAt: Date
  madeBy?: string
  key?: Buffer
  expiresAt?: Date
}

/** Written down before its bytes are stored, so that no bytes lie anywhere unknown. Answers false when the id is taken. */
export async function insertBackup(tx: Tx, backup: NewBackup): Promise<boolean> {
  const { shopId, id, kind, madeAt, madeBy, key, expiresAt } = backup
  const made = await tx
    .insertInto('backups')
    .values({
      shop_id: shopId,
      id,
      kind,
      made_at: madeAt,
      made_by: madeBy ?? null,
      key: key ?? null,
      expires_at: expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

interface BackupChange {
  is_whole?: boolean
  parts?: number
  bytes?: number
  records?: number
  photos?: number
}

export async function changeBackup(tx: Tx, id: string, change: BackupChange) {
  await tx.updateTable('backups').set(change).where('id', '=', id).execute()
}

export async function forgetBackup(tx: Tx, id: string) {
  await tx.deleteFrom('backups').where('id', '=', id).execute()
}

/** Backups past their time, and those that were begun long ago and never finished. */
export const spentBackups = (tx: Tx, { now, begunBefore }: { now: Date; begunBefore: Date }) =>
  tx
    .selectFrom('backups')
    .select(['id', 'parts'])
    .where((row) =>
      row.or([
        row('expires_at', '<', now),
        row.and([row('is_whole', '=', false), row('made_at', '<', begunBefore)]),
      ]),
    )
    .orderBy('id')
    .execute()

/** Scheduled ones beyond the newest so many. */
export const olderScheduled = (tx: Tx, kept: number) =>
  tx
    .selectFrom('backups')
    .select(['id', 'parts'])
    .where('kind', '=', 'scheduled')
    .where('is_whole', '=', true)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(100)
    .execute()

export const readSchedule = (tx: Tx) =>
  tx
    .selectFrom('backup_settings')
    .select(['every', 'key', 'salt', 'last_at', 'last_failed_at'] as const)
    .executeTakeFirst()

interface Schedule {
  shopId: string
  every: 'off' | 'day' | 'week'
  /** Left out, the one that is kept stays. */
  made?: BackupKey
}

export async function writeSchedule(tx: Tx, { shopId, every, made }: Schedule) {
  const change = { every, ...(made ? { key: made.key, salt: made.salt } : {}) }
  await tx
    .insertInto('backup_settings')
    .values({ shop_id: shopId, ...change })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

export async function noteScheduled(tx: Tx, at: { last_at: Date } | { last_failed_at: Date }) {
  await tx.updateTable('backup_settings').set(at).execute()
}

import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { type BackupKind, changeBackup, forgetBackup, insertBackup } from './backup-store.ts'
import { putParts, removeParts } from './parts.ts'
import type { BackupEnd } from './records.ts'
import { type Writing, writeBackup } from './write-backup.ts'

export interface Making extends Writing {
  id: string
  kind: BackupKind
  madeBy?: string
  /** For those the program itself must be able to open again. */
  keptKey?: Buffer
  expiresAt?: Date
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

/** Makes a backup and stores it; answers what it holds. The same id again makes no second one. */
export async function makeBackup(making: Making): Promise<BackupEnd | undefined> {
  const { id, shopId, kind, now, madeBy, keptKey, expiresAt, step } = making
  const isNew = await step(({ tx }) =>
    insertBackup(tx, { shopId, id, kind, madeAt: now, madeBy, key: keptKey, expiresAt }),
  )
  if (!isNew) return undefined
  try {
    return await store(making)
  } catch (error) {
    await step(({ tx }) => forgetBackup(tx, id)).catch(() => {}) // the night sweeps out what was only begun
    throw error
  }
}

async function store(making: Making): Promise<BackupEnd> {
  const { id, shopId, files, step } = making
  const place: { files: FileStore; shopId: string; id: string } = { files, shopId, id }
  const written = await writeBackup(making)
  let begun = 0
  try {
    const { bytes, records, photos, end } = written
    const parts = await putParts(place, written.read(), async (count) => {
      begun = count
      await step(({ tx }) => changeBackup(tx, id, { parts: count }))
    })
    await step(({ tx }) => changeBackup(tx, id, { is_whole: true, parts, bytes, records, photos }))
    return end
  } catch (error) {
    await removeParts(place, begun).catch(() => {}) // the night does it again, by the row
    throw error
  } finally {
    await written.remove()
  }
}

/** Backups of the shop: made, fetched, sent and put back. All of it asks for a fresh proof. */
import type { Backup } from '@darzi/contract/backup.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { confirmed } from '../../data/confirmed.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'
import { saveFile } from '../../data/save-file.ts'
import { useMay } from '../../data/session.ts'

const key = ['backups']
const askAgain = () => queries.invalidateQueries({ queryKey: key })

export const useBackups = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/backups', undefined, { signal }),
    enabled: useMay('shop.backup'),
  })

export async function makeBackup(passphrase: string) {
  const made = await confirmed(() => call('POST /api/backups', { body: { passphrase } }))
  await askAgain()
  return made
}

const stampOf = (at: string) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')

export async function downloadBackup({ id, madeAt }: Backup) {
  const file = await confirmed(() => call('GET /api/backups/:id/file', { params: { id } }))
  saveFile(file, `tailor-backup-${stampOf(madeAt)}.darzi`)
}

export async function removeBackup(id: string) {
  await confirmed(() => call('DELETE /api/backups/:id', { params: { id } }))
  await askAgain()
}

export async function setSchedule(every: 'off' | 'day' | 'week', passphrase?: string) {
  await confirmed(() => call('PUT /api/backups/schedule', { body: { every, passphrase } }))
  await askAgain()
}

/** Of a backup that is kept here. */
export const restoreKept = (id: string, passphrase?: string) =>
  confirmed(() => call('POST /api/backups/:id/restore', { params: { id }, body: { passphrase } }))

const partBytes = 8 * 1024 * 1024

/** Sends a file in parts, so that a slow line loses no more than one of them, and answers under which id it lies there. */
export async function sendFile(file: Blob, onPart: (part: number, parts: number) => void): Promise<string> {
  const id = newId()
  const parts = Math.max(1, Math.ceil(file.size / partBytes))
  for (let part = 0; part < parts; part++) {
    onPart(part + 1, parts)
    await call('PUT /api/backups/:id/parts/:part', {
      params: { id, part },
      body: { isLast: part === parts - 1 ? 'true' : 'false' },
      files: { part: file.slice(part * partBytes, (part + 1) * partBytes) },
    })
  }
  return id
}

/** A settings file is JSON and small; a backup is sealed. */
export async function settingsIn(file: File): Promise<string | undefined> {
  if (file.size > 100_000 && !file.name.endsWith('.json')) return undefined
  const begins = await file.slice(0, 1).text()
  const isText = file.name.endsWith('.json') || begins === '{'
  return isText ? file.slice(0, 100_000).text() : undefined
}

export const restoreSettings = (file: string) => call('POST /api/shop/settings-file', { body: { file } })

export async function downloadSettings() {
  saveFile(
    await call('GET /api/shop/settings-file'),
    `tailor-backup-${stampOf(new Date().toISOString())}.json`,
  )
}

export async function exportAll() {
  const file = await confirmed(() => call('GET /api/shop/export.zip'))
  saveFile(file, `tailor-export-${stampOf(new Date().toISOString())}.zip`)
}

export const clearShop = (name: string) => confirmed(() => call('POST /api/shop/clear', { body: { name } }))

/** Everything that is shown and kept is of another book now. */
export function beginAnew() {
  queries.clear()
  location.reload()
}

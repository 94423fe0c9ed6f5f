/** Reads a backup through before anything is done with it: whole, in the order it was written, with as many rows as it says. */
import { type BackupEnd, type BackupHead, type BackupRecord, unpacked } from './records.ts'
import { InvalidBackup, type KeyFor, opened } from './seal.ts'

/** Can be read more than once: first to look, then to put back. */
export type BackupSource = () => AsyncIterable<Uint8Array>

export const readBackup = (source: BackupSource, keyFor: KeyFor): AsyncGenerator<BackupRecord> =>
  unpacked(opened(keyFor, source()))

/** Throws InvalidBackup or WrongPassphrase. Row lists are counted when they are written: the database reads them exactly. */
export async function checkBackup(
  source: BackupSource,
  keyFor: KeyFor,
): Promise<{ head: BackupHead; end: BackupEnd }> {
  let head: BackupHead | undefined
  let end: BackupEnd | undefined
  const tables: string[] = []
  let files = 0
  for await (const record of readBackup(source, keyFor)) {
    if (end || (record.kind === 'head') !== (head === undefined)) throw new InvalidBackup('out of order')
    if (record.kind === 'head') head = record.head
    else if (record.kind === 'table') tables.push(record.table)
    else if (record.kind === 'rows' && tables.length === 0) throw new InvalidBackup('rows of no table')
    else if (record.kind === 'file') files += 1
    else if (record.kind === 'end') end = record.end
  }
  if (!head || !end) throw new InvalidBackup('without its end')
  const isWhole = end.files === files && end.tables.map(({ table }) => table).join() === tables.join()
  if (!isWhole) throw new InvalidBackup('less than it says')
  return { head, end }
}

/** A backup lies in the file store in parts of some megabytes, on the disk or in the S3 store: none is ever held in memory whole. */
import type { FileStore } from '../../adapters/files/file-store.ts'
import { InvalidBackup } from './seal.ts'

/** Also the largest part that may be uploaded; a form carries ten megabytes. */
export const partBytes = 8 * 1024 * 1024

interface Place {
  files: FileStore
  shopId: string
  id: string
}

const keyOf = ({ shopId, id }: Place, part: number) => `${shopId}/backups/${id}/${part}`
const contentType = 'application/octet-stream'

export async function putPart(place: Place, part: number, bytes: Uint8Array) {
  await place.files.put(keyOf(place, part), bytes, contentType)
}

/** Stores a stream; `onPart` is told how many there are before each is written. */
export async function putParts(
  place: Place,
  source: AsyncIterable<Buffer>,
  onPart: (parts: number) => Promise<void>,
): Promise<number> {
  let waiting: Buffer[] = []
  let has = 0
  let parts = 0
  const put = async (bytes: Buffer) => {
    await onPart(parts + 1)
    await putPart(place, parts++, bytes)
  }
  for await (const bytes of source) {
    waiting.push(bytes)
    has += bytes.length
    while (has >= partBytes) {
      const all = Buffer.concat(waiting)
      await put(all.subarray(0, partBytes))
      waiting = [all.subarray(partBytes)]
      has -= partBytes
    }
  }
  if (has > 0) await put(Buffer.concat(waiting))
  return parts
}

/** Throws InvalidBackup where a part is gone. */
export async function* readParts(place: Place, parts: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; part < parts; part++) {
    const stored = await place.files.get(keyOf(place, part))
    if (!stored) throw new InvalidBackup(`part ${part} is gone`)
    yield stored.bytes
  }
}

export async function removeParts(place: Place, parts: number) {
  for (let part = 0; part < parts; part++) await place.files.remove(keyOf(place, part))
}

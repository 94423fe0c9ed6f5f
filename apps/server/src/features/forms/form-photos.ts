import type { FileStore } from '../../adapters/files/file-store.ts'
import type { Tx } from '../../db/tx.ts'
import { fieldError } from '../../http/app-error.ts'
import type { UploadedFile } from '../../http/forms.ts'
import { intake } from '../../images/intake.ts'
import { dropUnshown } from '../customers/api.ts'
import type { KeptPhoto, PhotoKind } from './form-photo.ts'
import { insertFile } from './form-photo-store.ts'

/** Which kind of photo each file field of a form carries. */
export type PhotoFields = Record<string, PhotoKind>

interface Keeping {
  shopId: string
  now: Date
  newId(): string
  files: FileStore
  inShop<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

/**
 * Reads and shrinks a form's pictures, then stores them, each written down before its bytes, so that no bytes lie anywhere unknown. A
 * file field left empty carries no bytes. Throws what images refuse, at the field.
 */
export async function keepPhotos(
  uploads: Record<string, UploadedFile>,
  fields: PhotoFields,
  keeping: Keeping,
): Promise<KeptPhoto[]> {
  const read: { kind: PhotoKind; taken: Taken }[] = []
  for (const [field, kind] of Object.entries(fields)) {
    const upload = uploads[field]
    if (!upload || upload.bytes.byteLength === 0) continue
    const taken = await intake(upload.bytes)
    if ('refused' in taken) throw fieldError(field, taken.refused)
    read.push({ kind, taken })
  }
  return Promise.all(read.map(async ({ kind, taken }) => ({ kind, fileId: await keepPhoto(taken, keeping) })))
}

/** What was kept for a form that was refused, or had come before, is not kept; what hangs on an order stays. */
export const dropPhotos = (photos: readonly KeptPhoto[], { shopId, files, inShop }: Keeping) =>
  dropUnshown(
    photos.map(({ fileId }) => fileId),
    { shopId, files, inShop: (work) => inShop(({ tx }) => work(tx)) },
  )

type Taken = Extract<Awaited<ReturnType<typeof intake>>, { full: unknown }>

async function keepPhoto({ full, thumb }: Taken, { shopId, now, newId, files, inShop }: Keeping) {
  const id = newId()
  const { width, height } = full
  const bytes = full.bytes.byteLength + thumb.bytes.byteLength
  await inShop(({ tx }) => insertFile(tx, { shopId, id, width, height, bytes, now }))
  await Promise.all([
    files.put(`${shopId}/${id}/full.webp`, full.bytes, 'image/webp'),
    files.put(`${shopId}/${id}/thumb.webp`, thumb.bytes, 'image/webp'),
  ])
  return id
}

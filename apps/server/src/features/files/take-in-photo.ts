import type { Tx } from '../../db/tx.ts'
import { emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { UploadedFile } from '../../http/forms.ts'
import type { Around, FileAnswer } from '../../http/request-context.ts'
import { intake } from '../../images/intake.ts'
import { photoKey } from '../../images/photo-key.ts'
import { insertPhoto } from './photo-store.ts'

interface Storing extends Pick<Around, 'now' | 'newId'> {
  app: Pick<Around['app'], 'files'>
  member: { shopId: string }
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}
interface Given extends Storing {
  files: Record<string, UploadedFile>
}

/**
 * Reads the field `photo` of a form and stores it in both sizes, between transactions; answers its id. Throws
 * images.wrongType, images.tooLarge, images.unreadable.
 */
export async function takeInPhoto({ files, ...storing }: Given): Promise<string> {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  return storePhoto(await readPhoto('photo', photo), storing)
}

type ReadPhoto = Extract<Awaited<ReturnType<typeof intake>>, { full: unknown }>

/** A picture that came under this field, in both sizes. Throws images.wrongType, images.tooLarge, images.unreadable. */
export async function readPhoto(field: string, { bytes }: UploadedFile): Promise<ReadPhoto> {
  const taken = await intake(bytes)
  if ('refused' in taken) throw fieldError(field, taken.refused)
  return taken
}

/** Stores a picture that was read, between transactions; answers its id. */
export async function storePhoto({ full, thumb }: ReadPhoto, { app, member, now, newId, step }: Storing) {
  const [id, { shopId }] = [newId(), member]
  const bytes = full.bytes.byteLength + thumb.bytes.byteLength
  const { width, height } = full
  await step(({ tx }) => insertPhoto(tx, { shopId, now }, { id, width, height, bytes }))
  await Promise.all([
    app.files.put(photoKey({ shopId, id, size: 'full' }), full.bytes, 'image/webp'),
    app.files.put(photoKey({ shopId, id, size: 'thumb' }), thumb.bytes, 'image/webp'),
  ])
  return id
}

interface Shown {
  app: Pick<Around['app'], 'files'>
  member: { shopId: string }
  params: { id: string; size: 'thumb' | 'full' }
}

/** The bytes of a photo; its id names these very bytes for ever, so browsers keep them. */
export async function photoAnswer({ app, member, params }: Shown): Promise<FileAnswer> {
  const file = await app.files.get(photoKey({ shopId: member.shopId, ...params }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}

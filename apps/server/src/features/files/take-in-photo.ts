import type { Tx } from '../../db/tx.ts'
import { emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { UploadedFile } from '../../http/forms.ts'
import type { Around, FileAnswer } from '../../http/request-context.ts'
import { intake } from '../../images/intake.ts'
import { photoKey } from '../../images/photo-key.ts'
import { insertPhoto } from './photo-store.ts'

interface Given extends Pick<Around, 'now' | 'newId'> {
  app: Pick<Around['app'], 'files'>
  member: { shopId: string }
  files: Record<string, UploadedFile>
  step<T>(work: (given: { tx: Tx }) => Promise<T>): Promise<T>
}

/**
 * Reads the field `photo` of a form and stores it in both sizes, between transactions; answers its id. Throws
 * images.wrongType, images.tooLarge, images.unreadable.
 */
export async function takeInPhoto({ files, app, member, now, newId, step }: Given): Promise<string> {
  const { photo } = files
  if (!photo) throw emptyField('photo')
  const taken = await intake(photo.bytes)
  if ('refused' in taken) throw fieldError('photo', taken.refused)
  const [id, { shopId }, { full, thumb }] = [newId(), member, taken]
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

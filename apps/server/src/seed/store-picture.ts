import type { Tx } from '../db/tx.ts'
import type { WriteContext } from '../features/customers/customer-store.ts'
import { insertPhoto } from '../features/files/api.ts'
import type { AppContext } from '../http/app-context.ts'
import type { Intake } from '../images/intake.ts'
import { photoKey } from '../images/photo-key.ts'

type Writing = Pick<WriteContext, 'shopId' | 'memberId' | 'now' | 'newId'>

/** A picture that a demo has drawn, among the shop's photos; answers its id. */
export async function storePicture(app: AppContext, tx: Tx, writing: Writing, picture: Intake) {
  if ('refused' in picture) throw new Error(`what was drawn is no picture: ${picture.params}`)
  const { full, thumb } = picture
  const { shopId } = writing
  const id = writing.newId()
  const bytes = full.bytes.byteLength + thumb.bytes.byteLength
  await insertPhoto(tx, writing, { id, width: full.width, height: full.height, bytes })
  await app.files.put(photoKey({ shopId, id, size: 'full' }), full.bytes, 'image/webp')
  await app.files.put(photoKey({ shopId, id, size: 'thumb' }), thumb.bytes, 'image/webp')
  return id
}

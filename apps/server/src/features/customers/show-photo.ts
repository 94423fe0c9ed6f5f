import type { customerRoutes } from '@darzi/contract/customers.ts'
import type { AskedInSteps } from '../../http/asked.ts'
import { notFound } from '../../http/refusal.ts'
import { photoKey } from '../../images/photo-key.ts'
import { isShown } from './photo-store.ts'

/** A photo that a record of the own shop shows. Its id names these very bytes for ever, so browsers keep them. */
export async function showPhoto({ params, member, house, step }: AskedInSteps<typeof customerRoutes.photo>) {
  const { id, size } = params
  if (!(await step(({ tx }) => isShown(tx, id)))) throw notFound()
  const file = await house.files.get(photoKey({ shopId: member.shopId, id, size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}

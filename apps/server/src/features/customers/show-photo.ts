import type { customerRoutes } from '@darzi/contract/customers.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { isShown } from './photo-store.ts'

/** A photo that a record of the own shop shows. Its id names these very bytes for ever, so browsers keep them. */
export async function showPhoto({ params, member, app, step }: StepsContext<typeof customerRoutes.photo>) {
  const { id, size } = params
  if (!(await step(({ tx }) => isShown(tx, id)))) throw notFound()
  const file = await app.files.get(photoKey({ shopId: member.shopId, id, size }))
  if (!file) throw notFound()
  return { contentType: file.contentType, bytes: file.bytes, isImmutable: true }
}

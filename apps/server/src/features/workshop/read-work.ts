import { notFound } from '../../http/app-error.ts'
import type { Around, InTx, Member } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { findWork } from './open-work-queries.ts'
import { dressWork } from './work-queries.ts'

/** One piece of work, wherever it stands. Throws notFound. */
export async function readWork(
  { tx, member, now }: InTx & Pick<Around, 'now'> & { member: Member },
  id: string,
) {
  const row = await findWork(tx, member, id)
  const [piece] = row ? await dressWork(tx, [row], dayIn(member.shop.timeZone, now)) : []
  if (!piece) throw notFound()
  return piece
}

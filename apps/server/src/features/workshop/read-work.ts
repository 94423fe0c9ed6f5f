import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, InTx, Member } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { findWork, openWork } from './open-work-queries.ts'
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

/** The first open pieces this member may see, by the workshop's day. */
export async function openWorkOf(
  tx: Tx,
  { member, today, limit }: { member: Member; today: string; limit: number },
) {
  const { rows, next } = await openWork(tx, member, { limit })
  return { rows: await dressWork(tx, rows, today), next }
}

import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'
import { openWork } from './open-work-queries.ts'
import { dressWork } from './work-queries.ts'

/** Pieces whose work is not done, those due first at the top; cutters and stitchers see their own. */
export async function listWork({ tx, member, query, now }: RequestContext<typeof workshopRoutes.list>) {
  const today = dayIn(member.shop.timeZone, now)
  const assignedTo = query.assignedTo === 'me' ? member.id : query.assignedTo
  const { rows, next } = await openWork(tx, member, { ...query, assignedTo })
  return { rows: await dressWork(tx, rows, today), next }
}

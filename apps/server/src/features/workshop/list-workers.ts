import type { workshopRoutes } from '@darzi/contract/workshop.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { activeWorkers } from './worker-queries.ts'

/** Whom work can be given to. The counter may know the names of those at work, though not the shop's staff list. */
export async function listWorkers({ tx }: RequestContext<typeof workshopRoutes.workers>) {
  return { workers: await activeWorkers(tx) }
}

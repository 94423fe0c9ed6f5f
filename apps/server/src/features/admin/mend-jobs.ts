import type { adminRoutes } from '@darzi/contract/admin.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { type JobData, type QueueName, queues } from '../../jobs/queues.ts'
import { deadRows, queueCounts, takeDead } from './job-queries.ts'

export async function readJobs({ tx, now }: RequestContext<typeof adminRoutes.jobs>) {
  const counted = new Map((await queueCounts(tx, now)).map((row) => [row.name, row]))
  const dead = await deadRows(tx)
  return {
    queues: Object.keys(queues).map((name) => {
      const { waiting = 0, running = 0, retrying = 0, oldest } = counted.get(name) ?? {}
      return { name, waiting, running, retrying, oldestAt: oldest?.toISOString() }
    }),
    deadLetters: dead.map((row) => ({
      id: row.id,
      queue: row.source_name ?? '',
      failedAt: row.created_on.toISOString(),
      tries: (row.source_retry_count ?? 0) + 1,
      error: sentenceIn(row.output),
    })),
  }
}

/** A fresh job of the same queue with all its tries; in one transaction, so that it is never there twice. */
export async function retryJob({ tx, params, enqueue }: RequestContext<typeof adminRoutes.retryJob>) {
  const dead = await takeDead(tx, params.id)
  if (!dead || !(dead.source_name in queues)) throw notFound()
  // it was written by this queue's own enqueue
  await enqueue<QueueName>(dead.source_name, dead.data as JobData[QueueName])
  return { ok: true } as const
}

export async function dropJob({ tx, params }: RequestContext<typeof adminRoutes.dropJob>) {
  if (!(await takeDead(tx, params.id))) throw notFound()
  return { ok: true } as const
}

const longestSentence = 300

/** What pg-boss kept of the error that was thrown. */
function sentenceIn(output: unknown): string {
  const isError = typeof output === 'object' && output !== null && 'message' in output
  const said = isError ? String(output.message) : typeof output === 'string' ? output : ''
  return said.slice(0, longestSentence)
}

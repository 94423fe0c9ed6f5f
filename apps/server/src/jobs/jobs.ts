/**
 * Background work, kept in the database by pg-boss: enqueued in the business transaction, so a job is never lost
 * and never runs before the commit it belongs to. A job may run twice; its work must be safe to repeat.
 */
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import type { Tx } from '../db/tx.ts'
import { deadLetterDays, deadLetters, type JobData, type QueueName, queues } from './queues.ts'

export type JobWork = { [Q in QueueName]: (data: JobData[Q], job: { id: string }) => Promise<void> }

const schema = 'pgboss'
const names = Object.keys(queues) as QueueName[] // the keys of a closed table

/** As the owner, at start: the job tables, the queues, and the app role's rights on them. */
export async function prepareJobs(pool: pg.Pool) {
  const boss = new PgBoss({ schema, db: databaseOf(pool), supervise: false, schedule: false })
  boss.on('error', () => {}) // errors of start() reject it
  await boss.start()
  await keepQueue(boss, deadLetters, { retentionSeconds: deadLetterDays * 24 * 3600 })
  for (const name of names) {
    const { cron, isInNoHurry: _, ...rules } = queues[name]
    // What the clock begins begins again by itself.
    await keepQueue(boss, name, cron ? rules : { ...rules, deadLetter: deadLetters })
  }
  await boss.stop({ graceful: false })
  await pool.query(`grant usage on schema ${schema} to darzi_app`)
  await pool.query(`grant select, insert, update, delete on all tables in schema ${schema} to darzi_app`)
  await pool.query(`grant usage on all sequences in schema ${schema} to darzi_app`)
}

async function keepQueue(boss: PgBoss, name: string, options: Omit<Queue, 'name'>) {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, options)
}

export interface Jobs {
  enqueue<Q extends QueueName>(
    tx: Tx,
    queue: Q,
    data: JobData[Q],
    options?: { startAfter?: Date },
  ): Promise<void>
  /** Wakes this process's workers after a commit, instead of at their next look. */
  nudge(queue: QueueName): void
  work(work: JobWork): Promise<void>
  /** Waits for running jobs, at most some seconds. */
  stop(): Promise<void>
}

const lookEverySeconds = 2
/** What the clock begins is in no hurry, nor what waits for minutes. */
const lookSeldomSeconds = 10

export async function startJobs(pool: pg.Pool, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    schema,
    db: databaseOf(pool),
    migrate: false,
    createSchema: false,
    monitorVacuum: false,
  })
  boss.on('error', onError)
  await boss.start()
  const workers = new Map<QueueName, string>()

  return {
    async enqueue(tx, queue, data, options = {}) {
      await boss.send(queue, data, {
        ...options,
        db: { executeSql: (text, values) => onTx(tx, text, values) },
      })
    },
    nudge(queue) {
      const worker = workers.get(queue)
      if (worker) boss.notifyWorker(worker)
    },
    async work(work) {
      for (const name of names) {
        const { cron, isInNoHurry = cron !== undefined } = queues[name]
        const pollingIntervalSeconds = isInNoHurry ? lookSeldomSeconds : lookEverySeconds
        if (cron) await boss.schedule(name, cron)
        workers.set(
          name,
          await boss.work(
            name,
            { batchSize: 1, pollingIntervalSeconds },
            runOne(name, work, () => boss.notifyWorker(workers.get(name) ?? '')),
          ),
        )
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 8000 }),
  }
}

/**
 * One job a batch: a job that throws fails alone and is retried as its queue says. After each the worker looks for the next at
 * once: a queue that is full is worked off without waiting for its next look.
 */
function runOne<Q extends QueueName>(name: Q, work: JobWork, lookAgain: () => void) {
  return async (batch: { id: string; data: unknown }[]) => {
    if (batch.length > 0) lookAgain()
    // enqueue() wrote it with this queue's type
    for (const job of batch) await work[name](job.data as JobData[Q], { id: job.id })
  }
}

const databaseOf = (pool: pg.Pool) => ({
  executeSql: async (text: string, values?: unknown[]) => pool.query(text, values),
})

async function onTx(tx: Tx, text: string, values: unknown[] = []) {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
  return { rows }
}

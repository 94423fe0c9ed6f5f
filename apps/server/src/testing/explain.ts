import { sql } from 'kysely'
import pg from 'pg'
import { isPlannedEachTime, txOn } from '../db/tx.ts'
import type { AppContext } from '../http/app-context.ts'

/** A step of what the database did, as `explain` tells it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** A step and all below it. */
export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Works as the program's role in a transaction that is rolled back, bound to a shop as a request is. */
export async function insideShop<T>(
  app: AppContext,
  shopId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await sql`select set_config('app.shop_id', ${shopId}, true)`.execute(txOn(client))
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/**
 * What the database did for every statement that `ask` sends, under the row security a request has, on a connection that
 * has sent it often: from the sixth time on the plan may be one that is kept for any values.
 */
export function plansOf(
  app: AppContext,
  shopId: string,
  ask: (tx: ReturnType<typeof txOn>) => Promise<unknown>,
): Promise<PlanNode[]> {
  return insideShop(app, shopId, async (client) => {
    const sent: [string, unknown[]][] = []
    const query = ({ text, values }: { text: string; values: unknown[] }) => {
      sent.push([text, values])
      return client.query(text, values)
    }
    const listened: pg.PoolClient = Object.create(client, { query: { value: query } })
    await ask(txOn(listened))
    const plans: PlanNode[] = []
    for (const statement of sent) plans.push(await settledPlan(client, statement))
    return plans
  })
}

async function settledPlan(client: pg.PoolClient, [text, values]: [string, unknown[]]): Promise<PlanNode> {
  if (isPlannedEachTime(text)) return explained(client, text, values)
  const run = `execute explained${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`
  await client.query(`prepare explained as ${text}`)
  for (let time = 0; time < 5; time++) await client.query(run)
  const plan = await explained(client, run)
  await client.query('deallocate explained')
  return plan
}

async function explained(client: pg.PoolClient, text: string, values: unknown[] = []): Promise<PlanNode> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  return rows[0]['QUERY PLAN'][0].Plan
}

/** A value as it stands in a statement. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

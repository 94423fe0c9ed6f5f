import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type LimitNode,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
  ValueNode,
} from 'kysely'
import type pg from 'pg'
import { sendTogether } from './send-together.ts'
import type { DB } from './types.ts'

/** The open transaction of a request, with its tenant set. Everything a feature may ask of the database goes through it. */
export type Tx = Kysely<DB>

const adapter = new PostgresAdapter()

/**
 * How many rows are wanted stands in the statement itself. As a parameter it is unknown to a plan made for any value, which then looks
 * dear beside one made for this value: so every page of a list was planned anew, for a third of the time it took.
 */
class LengthsTold extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    if (ValueNode.is(node.limit) && isUsualLength(node.limit.value)) this.append(`limit ${node.limit.value}`)
    else super.visitLimit(node)
  }
}

/** A page of a round number and the one row more that tells of a next one; others are rare, and each would be a statement of its own. */
const isUsualLength = (rows: unknown) =>
  Number.isInteger(rows) && (Number(rows) <= 12 || Number(rows) % 10 <= 1)

const compiler = new LengthsTold()

/** A query builder bound to one connection; it never begins, commits or releases. Tells when it has written. */
export function txOn(client: pg.ClientBase, onWrite: () => void = () => undefined): Tx {
  const connection = connectionOn(client, onWrite)
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => adapter,
      createQueryCompiler: () => compiler,
      createDriver: () => ({
        init: done,
        acquireConnection: async () => connection,
        releaseConnection: done,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: done,
      }),
      createIntrospector: () => {
        throw new Error('the schema is read from db/types.ts')
      },
    },
  })
}

function connectionOn(client: pg.ClientBase, onWrite: () => void): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount, command } = await send(client, query)
      if (command === 'SELECT') return { rows }
      onWrite()
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    },
    // biome-ignore lint/correctness/useYield: streaming is refused, lists are read by pages
    async *streamQuery() {
      throw new Error('lists are read by pages')
    },
  }
}

/** Asks at once, so that statements sent one after the other without waiting arrive in this order, in one write. */
export function send(client: pg.ClientBase, { sql, parameters }: CompiledQuery) {
  sendTogether(client)
  const name = isPlannedEachTime(sql) ? undefined : statementName(sql)
  return client.query({ text: sql, values: [...parameters], name })
}

/**
 * Stands in a statement whose best way depends on the values it is sent with, as on how many customers have a name: it is planned for
 * them each time. Others are planned once on each connection, for any values, where that looks as cheap.
 */
const plannedMark = '/* planned for its values */'
export const plannedForValues = sql.raw(plannedMark)
export const isPlannedEachTime = (text: string): boolean => text.includes(plannedMark)

/** The same text has the same name on every connection, so that the database parses and plans it once on each. */
const names = new Map<string, string>()
const mostNames = 1000

/** Undefined once too many different texts were met (lists of changing length): those are planned each time. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known || names.size >= mostNames) return known
  const name = `q${names.size + 1}`
  names.set(sql, name)
  return name
}

async function done() {}
async function refuse() {
  throw new Error('a request has one transaction; the pipeline opens and ends it')
}

/** What was read before a lock was taken is no longer so: the transaction is tried again as after a failed serialisation. */
export class ReadTooEarly extends Error {
  readonly code = '40001'
}

/**
 * Runs `work` as a part of its own within the transaction: what it throws undoes what it wrote, and nothing else. For acts on many things,
 * of which one that is refused must leave nothing behind. Not to be nested.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint part`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx)
    throw error
  }
}

/** A question sent before its answer is needed: what goes wrong with it is thrown where the answer is awaited, and nowhere else. */
export function askedAhead<T>(answer: Promise<T>): Promise<T> {
  answer.catch(() => undefined)
  return answer
}

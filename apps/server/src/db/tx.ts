import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import type { DB } from './types.ts'

/** The open transaction of a request, with its tenant set. Everything a room may ask of the database goes through it. */
export type Tx = Kysely<DB>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

/** A query builder bound to one connection; it never begins, commits or releases. */
export function txOn(client: pg.ClientBase): Tx {
  const connection = connectionOn(client)
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

function connectionOn(client: pg.ClientBase): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, rowCount, command } = await client.query(sql, [...parameters])
      return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) }
    },
    // biome-ignore lint/correctness/useYield: streaming is refused, lists are read by pages
    async *streamQuery() {
      throw new Error('lists are read by pages')
    },
  }
}

async function done() {}
async function refuse() {
  throw new Error('a request has one transaction; the door opens and ends it')
}

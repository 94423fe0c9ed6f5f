import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { extensions } from '../../apps/server/src/db/embedded.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { PGliteStream } from '../../apps/server/src/db/pglite-stream.ts'

/** Hands `work` a connection to an empty database, in memory, that all migrations have been applied to. */
export async function withMigratedDatabase<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const engine = await PGlite.create({ extensions })
  const stream = () => new PGliteStream((message) => engine.execProtocolRaw(message))
  const pool = new pg.Pool({ max: 1, stream })
  try {
    const client = await pool.connect()
    try {
      await migrate(client)
      return await work(client)
    } finally {
      client.release()
    }
  } finally {
    await pool.end()
    await engine.close()
  }
}

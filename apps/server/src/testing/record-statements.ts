import { Socket } from 'node:net'
import type pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

const frame = /^(begin|commit|rollback)$|open_request/

/**
 * Records what is asked of the database through this pool while `work` runs, without the frame of its transaction. What another app of the
 * same worker does in the background meanwhile is not recorded.
 */
export async function recordStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const ownClients = new Set<unknown>()
  const remember = (taken: unknown) => ownClients.add(taken)
  pool.on('acquire', remember)
  const client = await pool.connect()
  const prototype = Object.getPrototypeOf(client)
  const plain = prototype.query
  prototype.query = function (query: unknown, ...rest: unknown[]) {
    const statement = statementOf(query, rest[0])
    if (statement && ownClients.has(this) && !frame.test(statement.text)) statements.push(statement)
    return plain.call(this, query, ...rest)
  }
  client.release()
  try {
    await work()
  } finally {
    prototype.query = plain
    pool.off('acquire', remember)
  }
  return statements.filter((statement) => !statement.text.includes('pgboss.'))
}

function statementOf(query: unknown, values: unknown): Statement | undefined {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return {
    text: String(query.text),
    values: 'values' in query && Array.isArray(query.values) ? query.values : [],
  }
}

/** How many messages go over the wire to PostgreSQL through this pool while `work` runs; each waits for its answer. */
export async function countMessages(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let messages = 0
  const plain = { write: Socket.prototype._write, writev: Socket.prototype._writev }
  const own = new Set<unknown>()
  const remember = (client: unknown) => own.add(Object(client).connection.stream)
  pool.on('acquire', remember)
  Socket.prototype._write = function (this: Socket, ...given) {
    if (own.has(this)) messages++
    return plain.write.apply(this, given)
  }
  Socket.prototype._writev = function (this: Socket, ...given) {
    if (own.has(this)) messages++
    return plain.writev?.apply(this, given)
  }
  try {
    await work()
  } finally {
    Object.assign(Socket.prototype, { _write: plain.write, _writev: plain.writev })
    pool.off('acquire', remember)
  }
  return messages
}

import { createHash, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '../db/tx.ts'
import { AppError, fieldError } from './app-error.ts'

/** A write that carries a key is done once; sent again, it answers what it answered. Keys are kept for two days. */
export interface KeyedWrite {
  key: string
  route: string
  hash: Buffer
  at: Date
  /** What was kept before then is another write. */
  since?: Date
}

interface Sent {
  url: string
  body: unknown
}

export async function keyedWrite(
  header: unknown,
  route: string,
  at: Date,
  { url, body }: Sent,
): Promise<KeyedWrite | undefined> {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\w-]{8,128}$/.test(header))
    throw fieldError('Idempotency-Key', 'request.malformed')
  const sent = JSON.stringify([url, await withoutSecrets(body, header)])
  return { key: header, route, at, hash: createHash('sha256').update(sent).digest() }
}

/** A write without a key stands for itself: the same words again within so many seconds are the same write. */
export async function unkeyedWrite(
  route: string,
  at: Date,
  { url, body, seconds }: Sent & { seconds: number },
): Promise<KeyedWrite> {
  const hash = createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest()
  const key = `same-${hash.toString('hex')}`
  return { key, route, at, hash, since: new Date(at.getTime() - seconds * 1000) }
}

const slowly = promisify<string, string, number, Buffer>(scrypt)
const secrets = ['password', 'current', 'passphrase']

/** A plain digest of a password could be guessed back from the table: a slow one, salted by the key, stands for it. */
async function withoutSecrets(body: unknown, salt: string): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body
  const fields: Record<string, unknown> = { ...body }
  for (const name of secrets) {
    const secret = fields[name]
    if (typeof secret === 'string') fields[name] = (await slowly(secret, salt, 32)).toString('base64url')
  }
  return fields
}

/**
 * Takes the key, waiting for another request that holds it. Answers the remembered reply when the write was done
 * before. Throws request.keyReused when the key came with another request.
 */
export async function takeKey(tx: Tx, write: KeyedWrite): Promise<{ reply: unknown } | undefined> {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({
      scope: sql<string>`app_scope()`,
      key: write.key,
      route: write.route,
      request_hash: write.hash,
      status: 0,
      created_at: write.at,
    })
    .onConflict((conflict) => {
      const place = conflict.columns(['scope', 'key'])
      if (!write.since) return place.doNothing()
      return place
        .doUpdateSet({ created_at: write.at, status: 0, reply: null })
        .where('idempotency_keys.created_at', '<', write.since)
    })
    .returning('key')
    .executeTakeFirst()
  return taken ? undefined : remembered(tx, write)
}

export async function remembered(tx: Tx, write: KeyedWrite): Promise<{ reply: unknown } | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['route', 'request_hash', 'reply'])
    .where('scope', '=', sql<string>`app_scope()`)
    .where('key', '=', write.key)
    .where('created_at', '>=', write.since ?? new Date(0))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.route !== write.route || !row.request_hash.equals(write.hash))
    throw new AppError('request.keyReused')
  return { reply: row.reply }
}

/** Keeps what a write answered. */
export const rememberedReply = (tx: Tx, write: KeyedWrite, reply: unknown) =>
  tx
    .insertInto('idempotency_keys')
    .values({
      scope: sql<string>`app_scope()`,
      key: write.key,
      route: write.route,
      request_hash: write.hash,
      status: 200,
      created_at: write.at,
      reply: JSON.stringify(reply),
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet({ status: 200, reply: JSON.stringify(reply) }),
    )

/** A write that changed the cookie is never replayed: sent again, it runs again. */
export const forgottenKey = (tx: Tx, write: KeyedWrite) =>
  tx.deleteFrom('idempotency_keys').where('scope', '=', sql<string>`app_scope()`).where('key', '=', write.key)

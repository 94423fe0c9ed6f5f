import type pg from 'pg'
import { transact } from '../db/transact.ts'

/** Answers a question that can be asked again and again: is this session still alive, in the shop it is in now? */
export async function watchSession(pool: pg.Pool, tokenHash: Buffer): Promise<() => Promise<boolean>> {
  const read = () => transact(pool, { side: 'user', tokenHash }, async ({ session }) => session)
  const shopAtStart = (await read())?.shop_id
  return async () => {
    const session = await read()
    return session !== undefined && session.shop_id === shopAtStart
  }
}

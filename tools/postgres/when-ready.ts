import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const patienceMs = 20_000

/** Resolves when the server at `url` answers; throws when it does not within 20 seconds. */
export async function whenReady(url: string): Promise<void> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await askOnce(url)
    } catch (failure) {
      if (Date.now() > until) throw failure
      await wait(50)
    }
  }
}

async function askOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}

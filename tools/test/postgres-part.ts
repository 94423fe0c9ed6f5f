import { startPostgres } from '../postgres.ts'
import type { PartResult } from './outcome.ts'
import { skippedPart, vitestPart } from './vitest-part.ts'

/** The server's tests once more, on a real PostgreSQL. They make their own databases in it. */
export async function postgresPart(filters: string[]): Promise<PartResult> {
  const wanted = { name: 'server, PostgreSQL', project: 'server', filters }
  const started = await startPostgres()
  if ('unavailable' in started) return skippedPart({ ...wanted, reason: started.unavailable })
  try {
    return await vitestPart({ ...wanted, env: { ...process.env, DARZI_TEST_DATABASE_URL: started.url } })
  } finally {
    await started.stop()
  }
}

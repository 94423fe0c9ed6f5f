import { startPostgres } from '../postgres.ts'
import { vitestPart, type Wanted } from './vitest-part.ts'

/** Runs a part that may use PostgreSQL: its tests are told of a cluster where there is one, and do without where there is none. */
export async function withPostgres(wanted: Wanted) {
  const started = await startPostgres()
  const env = 'url' in started ? { ...process.env, DARZI_TEST_DATABASE_URL: started.url } : undefined
  try {
    return await vitestPart({ ...wanted, env })
  } finally {
    if ('stop' in started) await started.stop()
  }
}

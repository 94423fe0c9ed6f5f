import { startPostgres } from '../postgres.ts'
import type { PartResult } from './outcome.ts'
import { vitestPart } from './vitest-part.ts'

/** Faults of both databases; those of PostgreSQL are skipped, each counted, where there is none. */
export async function faultsPart(filters: string[]): Promise<PartResult> {
  const started = await startPostgres()
  const env = 'url' in started ? { ...process.env, DARZI_TEST_DATABASE_URL: started.url } : undefined
  try {
    return await vitestPart({ name: 'faults', project: 'faults', filters, env })
  } finally {
    if ('stop' in started) await started.stop()
  }
}

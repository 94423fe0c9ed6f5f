import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { findPrograms } from './postgres/programs.ts'
import { startPostgres } from './postgres.ts'

describe.skipIf(!findPrograms())('a throw-away PostgreSQL', () => {
  test('answers at its address, and leaves neither process nor folder behind', async () => {
    const started = await startPostgres()
    if ('unavailable' in started) throw new Error(started.unavailable)
    const client = new pg.Client({ connectionString: started.url })
    // Stopping the server cuts this connection; that is the point, not a failure.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('data_directory') as folder, current_user as who`,
    )
    expect(rows[0].who).toBe('darzi')
    await started.stop()
    expect(existsSync(rows[0].folder)).toBe(false)
    await expect(new pg.Client({ connectionString: started.url }).connect()).rejects.toThrow()
  }, 30_000)
})

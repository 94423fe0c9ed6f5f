/**
 * How soon a visitor of the demo has a shop, on the embedded database: from the request to the answer, ten times, beside the first,
 * which makes the prepared shop that all are copies of if nothing has yet.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { seedDemo } from '../../apps/server/src/seed/seed-demo.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { printTable } from './print-table.ts'

/** As many as one address may open in an hour. */
const visitors = 10
const aimedAtSeconds = 3

export async function benchDemo(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-demo-'))
  const app = await buildApp(readSettings({ DARZI_DATA: folder, DARZI_DEMO: 'on', DARZI_LOG: 'error' }))
  try {
    await seedDemo(app)
    const seconds: number[] = []
    for (let turn = 0; turn < visitors; turn++) {
      const begun = performance.now()
      await new Visitor(app).call('POST /api/demo', { body: {} })
      seconds.push((performance.now() - begun) / 1000)
    }
    const [first = 0, ...others] = seconds
    const sorted = others.toSorted((one, other) => one - other)
    console.log('\nseconds to a demo shop of one’s own, embedded database, one process')
    printTable(
      ['the first', 'middle of the others', 'slowest of them', 'aimed at'],
      [
        [first, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0, aimedAtSeconds].map((each) =>
          each.toFixed(2),
        ),
      ],
    )
  } finally {
    await app.fastify.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

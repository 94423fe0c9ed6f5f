import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable } from './print-table.ts'
import { runServer } from './running-server.ts'

const restMs = 5000

/** The built server on an empty data folder, again on the same one, and its memory when nobody asks anything. */
export async function benchStart() {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-start-'))
  const rows: (string | number)[][] = []
  try {
    for (const name of ['first start (empty folder, with the demo shop)', 'second start']) {
      const server = await runServer(['dist/server/main.js'], { DARZI_DATA: folder })
      await new Promise((resolve) => setTimeout(resolve, restMs))
      rows.push([name, (server.startedInMs / 1000).toFixed(2), memoryMb(server.pid)])
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  printTable(['', 'seconds to answer', 'MB at rest'], rows)
}

/** Resident memory by the kernel; only Linux tells it this way. */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

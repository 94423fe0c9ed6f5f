/**
 * A person waits a second for their form and five for a shirt sewn on it. Both take about half a second of the processor here,
 * and both are held to little more than that: a phone needs the rest, and work that has doubled is to be seen.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'

const mostSeconds = 0.9
/** Four bodies are half a minute of work at the very most; a busy machine may share its processor with ten others. */
const slow = 300_000

describe('what a person waits for', () => {
  it(
    'is in time, in seconds of the processor, on four bodies: the form, and a sewn shirt',
    async () => {
      const program = join(root, 'tools/body-time/say-times.ts')
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', program, String(mostSeconds)],
        { cwd: root, timeout: slow },
      )
      const times: Record<string, { form: number; shirt: number }> = JSON.parse(stdout)
      const tooSlow = Object.entries(times).filter(
        ([, { form, shirt }]) => form >= mostSeconds || shirt >= mostSeconds,
      )
      expect(Object.keys(times)).toHaveLength(4)
      expect(tooSlow).toEqual([])
    },
    slow,
  )
})

/** Writes how long each test file took, its imports and hooks included, which vitest's JSON report leaves out. */
import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

export interface FileTime {
  path: string
  seconds: number
}

export default class FileTimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env.DARZI_FILE_TIMES
    if (target) writeFileSync(target, JSON.stringify(modules.map(timeOf)))
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const all = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration]
  const ms = all.reduce((sum, one) => sum + one, 0)
  return { path: module.relativeModuleId, seconds: ms / 1000 }
}

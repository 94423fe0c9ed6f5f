import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest begins with the files that took longest here, and on a machine that never ran them with the longest texts. A short text that
 * looks at every screen would then come last, and work alone while all other workers are idle.
 */
const longRunning = [
  /every-screen-work\.e2e\.ts$/,
  /every-screen-public\.e2e\.ts$/,
  /every-dialog\.e2e\.ts$/,
  /body-whole\.e2e\.ts$/,
  /(?:kill|start)\.faults\.ts$/,
  /apps\/server\/src\/access\/\w+\.test\.ts$/,
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longRunningFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}

/** The long-running ones in the order of their list, then the others as they came. */
export function longRunningFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const place = (file: T) => {
    const found = longRunning.findIndex((pattern) => pattern.test(pathOf(file)))
    return found < 0 ? longRunning.length : found
  }
  return files.toSorted((a, b) => place(a) - place(b))
}

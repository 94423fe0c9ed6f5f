import type { Rule } from './rule.ts'
import { runProgram } from './run-program.ts'

/** The words have their own test, for their package to stand alone; the check only asks it. */
export const words: Rule = {
  name: 'words',
  demands: 'the same keys and params in every language',
  find: () =>
    runProgram('vitest/vitest.mjs', [
      'run',
      '--project',
      'pure',
      '--reporter=dot',
      'packages/words/src/words.test.ts',
    ]),
}

import type { Rule } from './rule.ts'
import { runProgram } from './run-program.ts'

/** What was found last time; only what has changed since is looked at again. A fresh clone has none. */
const known = 'node_modules/.cache/darzi/types.json'
/** On two cores more checkers mostly work out the same types again: four took 19 s of the processors, two 14. */
const checkers = '2'

export const types: Rule = {
  name: 'types',
  demands: 'every type holds',
  find: () =>
    runProgram('typescript/bin/tsc', [
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      known,
      '--checkers',
      checkers,
    ]),
}

import type { Rule } from './rule.ts'
import { runProgram } from './run-program.ts'

export const types: Rule = {
  name: 'types',
  demands: 'every type holds',
  find: () => runProgram('typescript/bin/tsc', ['--noEmit']),
}

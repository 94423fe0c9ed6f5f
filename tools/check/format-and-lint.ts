import type { Rule } from './rule.ts'
import { runProgram } from './run-program.ts'

export const formatAndLint: Rule = {
  name: 'format',
  demands: 'formatted and free of lint',
  find: () =>
    runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--max-diagnostics=40', '.']),
}

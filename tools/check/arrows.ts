import { problemOfFeature } from './feature-fronts.ts'
import { importsOf } from './imports.ts'
import { problemOfPart } from './parts.ts'
import type { Finding, Rule } from './rule.ts'

/** Tests, and what runs in Node while the web is built: none of it reaches a browser. */
const tests = /(\.test\.tsx?|-for-tests\.tsx?|vite\.config\.ts)$|^apps\/web\/build\//

/** The arrows of the design: who may import whom. Tests may reach further inside their own part, not across parts. */
export const arrows: Rule = {
  name: 'arrows',
  demands: 'imports only point down, and features meet at their fronts',
  find: (files) =>
    files.flatMap((file) =>
      importsOf(file).flatMap((found): Finding[] => {
        const isTest = tests.test(file.path)
        const refused =
          problemOfPart({ from: file.path, ...found, isTest }) ??
          (isTest ? undefined : problemOfFeature(file.path, found))
        return refused
          ? [{ path: file.path, line: found.line, problem: `imports ${found.specifier}: ${refused}` }]
          : []
      }),
    ),
}

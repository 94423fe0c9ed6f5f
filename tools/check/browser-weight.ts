import { importsOf } from './imports.ts'
import type { Finding, Rule, SourceFile } from './rule.ts'

const web = /^apps\/web\/src\/.*\.tsx?$/
/** The pretended server of component tests is made of the contract's shapes: tests import it, screens never. */
const testing = 'apps/web/src/testing/'

/** The web knows the contract by its types; a value from a file that needs zod would bring zod to every browser. */
export const browserWeight: Rule = {
  name: 'browser-weight',
  demands: 'no zod in the browser',
  find(files) {
    const heavy = heavyFiles(files)
    const screens = files.filter(
      ({ path }) => web.test(path) && !path.includes('.test.') && !path.startsWith(testing),
    )
    return screens.flatMap((file) =>
      importsOf(file).flatMap((found): Finding[] => {
        if (found.isTypeOnly || !(heavy.has(found.target) || found.target.startsWith(testing))) return []
        return [
          {
            path: file.path,
            line: found.line,
            problem: `${found.specifier} brings zod; import its types only`,
          },
        ]
      }),
    )
  },
}

/** zod itself, and every file of the contract that needs it, directly or through another. */
function heavyFiles(files: SourceFile[]): Set<string> {
  const contract = files.filter(({ path }) => path.startsWith('packages/contract/'))
  const needs = contract.map((file) => ({
    path: file.path,
    targets: importsOf(file)
      .filter((found) => !found.isTypeOnly)
      .map((found) => found.target),
  }))
  const heavy = new Set(['zod'])
  for (let known = 0; known !== heavy.size; ) {
    known = heavy.size
    for (const { path, targets } of needs) if (targets.some((target) => heavy.has(target))) heavy.add(path)
  }
  return heavy
}

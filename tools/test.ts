/**
 * `npm test`: everything that can be proved, in order, with one last line that counts it all.
 *
 *   npm test                        everything
 *   npm test -- server customers    the server's tests, on both databases, of files whose path says customers
 */
import { findBrowser } from './setup/browser.mjs'
import { checkPart } from './test/check-part.ts'
import { faultsPart } from './test/faults-part.ts'
import { exitCodeOf, lastLine, type PartResult, printPart } from './test/outcome.ts'
import { postgresPart } from './test/postgres-part.ts'
import { skippedPart, vitestPart } from './test/vitest-part.ts'
import { wantedParts } from './test/wanted-parts.ts'

const { parts, filters } = wantedParts(process.argv.slice(2))

const noBrowser = 'No browser was found and none could be installed. Set CHROME_PATH to one.'
const run: Record<(typeof parts)[number], () => Promise<PartResult>> = {
  check: checkPart,
  pure: () => vitestPart({ name: 'pure', project: 'pure', filters }),
  embedded: () => vitestPart({ name: 'server, embedded database', project: 'server', filters }),
  postgres: () => postgresPart(filters),
  e2e: () =>
    findBrowser()
      ? vitestPart({ name: 'e2e, in a browser', project: 'e2e', filters })
      : skippedPart({ name: 'e2e', project: 'e2e', filters, params: noBrowser }),
  faults: () => faultsPart(filters),
}

const results: PartResult[] = []
for (const part of parts) {
  const result = await run[part]()
  printPart(result)
  results.push(result)
}

console.log(`\n${lastLine(results)}`)
process.exitCode = exitCodeOf(results)

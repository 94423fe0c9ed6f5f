/**
 * Everything that can be proved, in order, with one last line that counts it all. Three tiers: docs/tests.md.
 *
 *   npm run test:quick              while working: no browser, no PostgreSQL; of the server what was changed
 *   npm test                        what CI runs
 *   npm run test:all                before an issue is called resolved: all of it, whole
 *   npm test -- server customers    the server's tests, on both databases, of files whose path says customers
 */
import { findBrowser } from './setup/browser.mjs'
import { changedPaths, serverTestsOf } from './test/changed-tests.ts'
import { checkPart } from './test/check-part.ts'
import { exitCodeOf, lastLine, type PartResult, printPart } from './test/outcome.ts'
import { postgresPart } from './test/postgres-part.ts'
import { secondsByPart, slowestFiles } from './test/slowest-files.ts'
import { specPart } from './test/spec-part.ts'
import { type Part, tiers } from './test/tiers.ts'
import { skippedPart, vitestPart, type Wanted } from './test/vitest-part.ts'
import { wantedParts } from './test/wanted-parts.ts'
import { withPostgres } from './test/with-postgres.ts'

const { tier, parts, filters } = wantedParts(process.argv.slice(2))
if (tier === 'all') process.env.DARZI_TEST_ALL = '1'

const noBrowser = 'No browser was found and none could be installed. Set CHROME_PATH to one.'
const run: Record<Part, () => Promise<PartResult>> = {
  check: checkPart,
  pure: () => vitestPart({ name: 'pure', project: 'pure', filters }),
  component: () => inBrowser({ name: 'component, in a browser', project: 'component', filters }),
  embedded: embeddedPart,
  postgres: () => postgresPart(filters),
  e2e: () =>
    inBrowser(
      { name: 'e2e, in a browser', project: 'e2e', filters },
      tier === 'all' ? vitestPart : withPostgres,
    ),
  faults: () => withPostgres({ name: 'faults', project: 'faults', filters }),
  soak: () => vitestPart({ name: 'soak', project: 'soak', filters }),
}

const results: PartResult[] = []
for (const part of parts) {
  const result = await run[part]()
  printPart(result)
  results.push(result)
}

/** Only a whole run proves every row. */
if (tier !== 'quick' && filters.length === 0 && parts.length === tiers[tier].length && findBrowser()) {
  const result = specPart(results)
  printPart(result)
  results.push(result)
}

console.log(`\nSeconds of each part\n${secondsByPart(results).join('\n')}`)
if (results.some(({ files }) => files?.length))
  console.log(`\nThe slowest files\n${slowestFiles(results).join('\n')}`)
console.log(`\n${lastLine(results)}`)
process.exitCode = exitCodeOf(results)

/** In the quick tier, unless files are named, what was changed says which tests are asked. */
async function embeddedPart(): Promise<PartResult> {
  const wanted = { name: 'server, embedded database', project: 'server', filters }
  if (tier !== 'quick' || filters.length > 0) return await vitestPart(wanted)
  const changed = serverTestsOf(await changedPaths())
  if (changed.length > 0) return await vitestPart({ ...wanted, filters: changed })
  const reason = 'nothing of the server was changed'
  return { name: wanted.name, passed: 0, failed: 0, skipped: 0, seconds: 0, reason }
}

/** Journeys go on PostgreSQL, which answers in a fraction of the embedded database's time; in `test:all` on the embedded one. */
function inBrowser(wanted: Wanted, run = vitestPart): Promise<PartResult> {
  return findBrowser() ? run(wanted) : skippedPart({ ...wanted, reason: noBrowser })
}

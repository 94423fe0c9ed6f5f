/**
 * Everything that can be proved, in order, with one last line that counts it all. Three tiers: docs/tests.md.
 *
 *   npm run test:quick              while working: no browser, no PostgreSQL; of the server what was changed
 *   npm test                        what CI runs
 *   npm run test:all                before an issue is called resolved: all of it, whole
 *   npm test -- server customers    the server's tests, on both databases, of files whose path says customers
 */
import { findPrograms } from './postgres/programs.ts'
import { findBrowser } from './setup/browser.mjs'
import { changedPaths, serverTestsOf } from './test/changed-tests.ts'
import { checkPart } from './test/check-part.ts'
import { exitCodeOf, lastLine, type PartResult, printPart } from './test/outcome.ts'
import { postgresPart } from './test/postgres-part.ts'
import { sideBySide } from './test/side-by-side.ts'
import { secondsByPart, slowestFiles } from './test/slowest-files.ts'
import { specPart } from './test/spec-part.ts'
import { type Part, tiers } from './test/tiers.ts'
import { skippedPart, vitestPart, type Wanted } from './test/vitest-part.ts'
import { wantedParts } from './test/wanted-parts.ts'
import { withPostgres } from './test/with-postgres.ts'

const { tier, parts, filters } = wantedParts(process.argv.slice(2))
if (tier === 'all') process.env.DARZI_TEST_ALL = '1'

const noBrowser = 'No browser was found and none could be installed. Set CHROME_PATH to one.'
/** Of parts that run side by side all but the first are held: what they print is shown once they have ended. */
const run: Record<Part, (isHeld: boolean) => Promise<PartResult>> = {
  check: checkPart,
  pure: (isHeld) => vitestPart({ name: 'pure', project: 'pure', filters, isHeld }),
  component: (isHeld) =>
    inBrowser({ name: 'component, in a browser', project: 'component', filters, isHeld }),
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
for (const together of sideBySide(parts)) {
  const ended = await Promise.all(together.map((part, at) => run[part](at > 0)))
  for (const result of ended) printPart(result)
  results.push(...ended)
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
async function embeddedPart(isHeld: boolean): Promise<PartResult> {
  const wanted = { name: 'server, embedded database', project: 'server', filters, isHeld, env: embeddedEnv() }
  if (tier !== 'quick' || filters.length > 0) return await vitestPart(wanted)
  const changed = serverTestsOf(await changedPaths())
  if (changed.length > 0) return await vitestPart({ ...wanted, filters: changed })
  const reason = 'nothing of the server was changed'
  return { name: wanted.name, passed: 0, failed: 0, skipped: 0, seconds: 0, reason }
}

/** In a run of everything some of its tests follow on PostgreSQL alone: apps/server/on-postgres.ts says which, and why. */
function embeddedEnv(): NodeJS.ProcessEnv {
  const followed = tier === 'usual' && filters.length === 0 && parts.includes('postgres') && findPrograms()
  const { DARZI_TEST_DATABASE_URL: _, DATABASE_URL: __, ...env } = process.env
  return followed ? { ...env, DARZI_TEST_ELSEWHERE: '1' } : env
}

/** Journeys go on PostgreSQL, which answers in a fraction of the embedded database's time; in `test:all` on the embedded one. */
function inBrowser(wanted: Wanted, run = vitestPart): Promise<PartResult> {
  return findBrowser() ? run(wanted) : skippedPart({ ...wanted, reason: noBrowser })
}

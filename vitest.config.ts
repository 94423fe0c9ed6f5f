import { defineConfig } from 'vitest/config'
import { onPostgres } from './apps/server/on-postgres.ts'
import { findBrowser } from './tools/setup/browser.mjs'

const runsPartOnPostgres = process.env.DARZI_TEST_DATABASE_URL && !process.env.DARZI_TEST_ALL

/** `npm run test:all`: what has a sample and a whole runs whole. */
const isWholeRun = process.env.DARZI_TEST_ALL === '1'
/** Long examinations; of each a sample is among the other tests (docs/tests.md). */
const exams = ['**/*.exam.test.ts']

const slow = { pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000 } as const

/** Four kinds of test. Journeys run two at a time, each with a server and a browser of its own; after them the faults. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/bench/**', ...(isWholeRun ? [] : exams)],
          pool: 'threads',
          isolate: false, // nothing here leaves anything behind; loading everything anew for each of 220 files took a third
          maxWorkers: '100%',
          sequence: { groupOrder: 1 }, // kinds with other numbers of workers go one after the other
        },
      },
      {
        test: {
          name: 'server',
          include: runsPartOnPostgres ? onPostgres : ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/remove-leftovers.ts'],
          pool: 'forks',
          maxWorkers: '100%',
          sequence: { groupOrder: 3 },
          isolate: false, // the program is loaded once in a worker, and most files share its app
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          ...slow,
          isolate: false, // files share their worker's server and browser (e2e/support/open-app.ts)
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ['e2e/support/first-starts.ts'],
          env: { CHROME_PATH: findBrowser() ?? '' },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/**/*.faults.ts'],
          ...slow,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          globalSetup: ['e2e/faults/build-once.ts'],
        },
      },
    ],
  },
})

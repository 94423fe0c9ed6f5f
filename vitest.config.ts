import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { onPostgres, onPostgresAlone } from './apps/server/on-postgres.ts'
import { modelFiles } from './apps/web/build/model-files.ts'
import { wordFiles } from './apps/web/build/word-files.ts'
import { findBrowser } from './tools/setup/browser.mjs'
import { LongestFirst } from './tools/test/longest-first.ts'

const runsPartOnPostgres = process.env.DARZI_TEST_DATABASE_URL && !process.env.DARZI_TEST_ALL

/** `npm run test:all`: what has a sample and a whole runs whole. */
const isWholeRun = process.env.DARZI_TEST_ALL === '1'
/** Long examinations; of each a sample is among the other tests (docs/tests.md). */
const exams = ['**/*.exam.test.ts']

/** Its window is a desk's; screens are opened in it one after another, their server pretended (apps/web/src/testing). */
const browser = {
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] },
    actionTimeout: 15_000,
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
}

/** Ends what hangs; no promise of speed, which a busy machine would break (docs/tests.md). */
const hanging = 60_000
const slow = { pool: 'forks', testTimeout: 120_000, hookTimeout: 120_000 } as const

/** Six kinds of test. Journeys run two at a time, sharing their worker's server and browser; after them the faults and the soak. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/{src,build}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'tools/bench/**',
            '**/*.component.test.tsx',
            ...(isWholeRun ? [] : exams),
          ],
          pool: 'threads',
          testTimeout: hanging,
          isolate: false, // nothing here leaves anything behind; loading everything anew for each of 220 files took a third
          setupFiles: ['tools/test/own-globals.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 }, // kinds with other numbers of workers go one after the other
        },
      },
      {
        plugins: [react(), wordFiles(), modelFiles()],
        /** All that is bundled ahead is found before the first test: found later, it would load the page anew under one. */
        optimizeDeps: { entries: ['apps/web/src/main.tsx', 'apps/web/src/testing/*.{ts,tsx}'] },
        test: {
          name: 'component',
          include: ['apps/web/src/**/*.component.test.tsx'],
          isolate: false, // one page for all files: loading the app anew for each would take longer than its tests
          testTimeout: hanging,
          expect: { poll: { timeout: 15_000, interval: 20 } },
          sequence: { groupOrder: 3 },
          browser,
        },
      },
      {
        test: {
          name: 'server',
          include: runsPartOnPostgres ? onPostgres : ['apps/server/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...(process.env.DARZI_TEST_ELSEWHERE === '1' ? onPostgresAlone : []),
          ],
          globalSetup: ['apps/server/src/testing/remove-leftovers.ts'],
          pool: 'forks',
          maxWorkers: '100%',
          sequence: { groupOrder: 3 },
          isolate: false, // the program is loaded once in a worker, and most files share its app
          testTimeout: hanging,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: ['**/node_modules/**', ...(isWholeRun ? [] : ['**/*.all.e2e.ts'])],
          ...slow,
          isolate: false, // files share their worker's server and browser (e2e/support/open-app.ts)
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          expect: { poll: { timeout: 10_000 } },
          globalSetup: ['apps/server/src/testing/remove-leftovers.ts', 'e2e/support/first-starts.ts'],
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
      {
        test: {
          name: 'soak',
          include: ['e2e/**/*.soak.ts'],
          ...slow,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
          globalSetup: ['e2e/faults/build-once.ts'],
        },
      },
    ],
  },
})

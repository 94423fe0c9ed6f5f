import { test } from 'vitest'

const isWholeRun = process.env.DARZI_TEST_ALL === '1'
const nothing = () => {}

/**
 * A journey of `npm run test:all` alone: a corner of a screen whose rule is proved in a cheaper tier, or whose main way another
 * journey goes in `npm test` (docs/tests.md). `each` is that of `test`.
 */
export const testInAll: {
  (name: string, journey: () => Promise<void>): void
  each: typeof test.each
} = Object.assign(isWholeRun ? test : nothing, {
  each: isWholeRun ? test.each : ((() => nothing) as typeof test.each),
})

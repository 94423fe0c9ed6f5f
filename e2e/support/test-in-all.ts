import { test } from 'vitest'

/**
 * A journey of `npm run test:all` alone: a corner of a screen whose rule is proved in a cheaper tier, or whose main way another
 * journey goes in `npm test` (docs/tests.md).
 */
export const testInAll: (name: string, journey: () => Promise<void>) => void =
  process.env.DARZI_TEST_ALL === '1' ? test : () => {}

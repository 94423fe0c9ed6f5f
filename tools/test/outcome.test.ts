import { expect, test } from 'vitest'
import { countReport, exitCodeOf, lastLine, type PartResult } from './outcome.ts'

test('tests are counted by how they ended; what did not run counts as skipped', () => {
  const report = aReport('failed', ['passed', 'passed', 'failed', 'pending', 'skipped', 'todo'])
  expect(countReport(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 3 })
})

test('a file that cannot be read is one failure', () => {
  expect(countReport(aReport('failed', []), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a hook that fails beside passing tests is one failure', () => {
  expect(countReport(aReport('failed', ['passed']), 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a run that ends badly is never all well', () => {
  expect(countReport(aReport('passed', ['passed']), 1).failed).toBe(1)
  expect(countReport(undefined, 1).failed).toBe(1)
})

test('the last line is the sum of all parts, and one failure anywhere fails the run', () => {
  const results = [aPart({ passed: 3 }), aPart({ passed: 1, failed: 1, skipped: 2 })]
  expect(lastLine(results)).toBe('4 passed, 1 failed, 2 skipped')
  expect(exitCodeOf(results)).toBe(1)
  expect(exitCodeOf([aPart({ passed: 3, skipped: 1 })])).toBe(0)
})

function aReport(status: string, tests: string[]) {
  return {
    testResults: [
      { name: 'some.test.ts', status, assertionResults: tests.map((ended) => ({ status: ended })) },
    ],
  }
}

function aPart(given: Partial<PartResult>): PartResult {
  return { name: 'a part', passed: 0, failed: 0, skipped: 0, seconds: 1, ...given }
}

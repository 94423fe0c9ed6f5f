import { expect, test } from 'vitest'
import { secondsByPart, slowestFiles } from './slowest-files.ts'

const results = [
  { name: 'check', passed: 1, failed: 0, skipped: 0, seconds: 30 },
  aPart('pure', 70, [
    { path: 'packages/a.test.ts', seconds: 1.25 },
    { path: 'packages/b.test.ts', seconds: 12 },
  ]),
  aPart('e2e', 600, [{ path: 'e2e/c.e2e.ts', seconds: 101.04 }]),
]

test('the slowest files of all parts come first, each with its part', () => {
  expect(slowestFiles(results, 2)).toEqual([
    '  101.0 s  e2e/c.e2e.ts (e2e)',
    '   12.0 s  packages/b.test.ts (pure)',
  ])
})

test('every part tells its seconds, in the order the parts ran', () => {
  expect(secondsByPart(results)).toEqual(['   30.0 s  check', '   70.0 s  pure', '  600.0 s  e2e'])
})

function aPart(name: string, seconds: number, files: { path: string; seconds: number }[]) {
  return { name, passed: files.length, failed: 0, skipped: 0, seconds, files }
}

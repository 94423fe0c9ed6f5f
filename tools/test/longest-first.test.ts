import { expect, test } from 'vitest'
import { longRunningFirst } from './longest-first.ts'

test('files known to run long come first, longest ahead; the others keep their order', () => {
  const files = [
    'e2e/b.e2e.ts',
    'e2e/a.e2e.ts',
    'e2e/every-screen-public.e2e.ts',
    'e2e/every-screen-work.e2e.ts',
  ]
  expect(longRunningFirst(files, (path) => path)).toEqual([
    'e2e/every-screen-work.e2e.ts',
    'e2e/every-screen-public.e2e.ts',
    'e2e/b.e2e.ts',
    'e2e/a.e2e.ts',
  ])
})

import { expect, test } from 'vitest'
import { sizes } from './rules.ts'

const withLines = (lines: number, path: string) => ({ path, text: 'line\n'.repeat(lines) })

test('a file of 301 lines is refused, one of 300 is not', () => {
  const found = sizes.find([withLines(301, 'apps/web/src/Long.tsx'), withLines(300, 'apps/web/src/Full.tsx')])
  expect(found).toMatchObject([{ path: 'apps/web/src/Long.tsx' }])
})

test('words are not code', () => {
  expect(sizes.find([withLines(900, 'packages/words/src/en/site.json')])).toEqual([])
})

import { errorCodes, notices } from '@darzi/body/judge/concerns.ts'
import scans from '@darzi/words/en/body-scans.json' with { type: 'json' }
import results from '@darzi/words/en/results.json' with { type: 'json' }
import { expect, test } from 'vitest'

test('whatever is refused or noticed in a picture has its sentence where the photo is, and what is noticed with the sizes too', () => {
  const told = (words: object, start: string) =>
    Object.keys(words).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  expect(told(scans, 'judge.').sort()).toEqual([...errorCodes, ...notices].sort())
  expect(told(results, 'notice.').sort()).toEqual([...notices].sort())
})

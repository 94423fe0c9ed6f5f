import { expect, test } from 'vitest'
import { paperWords } from './paper-words.ts'

const weightOf = (language: 'en' | 'hi' | 'pa', typed: string, unit: 'kg' | 'lb') =>
  paperWords(language).size({ field: 'weight', typed, unit, kg: 70 }, 'in').value

test.each([
  ['en', '70', 'kg', '70 kg'] as const,
  ['en', '70 kg', 'kg', '70 kg'] as const,
  ['en', '132 lbs', 'lb', '132 lb'] as const,
  ['hi', '७० किलो', 'kg', '70 किलो'] as const,
  ['hi', '154', 'lb', '154 पाउंड'] as const,
  ['pa', '70 kg', 'kg', '70 ਕਿਲੋ'] as const,
  ['pa', '132 lbs', 'lb', '132 ਪੌਂਡ'] as const,
])('a paper in %s prints the weight %s in %s once, with its unit: %s', (language, typed, unit, printed) => {
  expect(weightOf(language, typed, unit)).toBe(printed)
})

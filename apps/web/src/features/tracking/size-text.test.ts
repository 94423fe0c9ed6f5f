import en from '@darzi/words/en/tracking.json' with { type: 'json' }
import { featureWords } from '@darzi/words/feature-words.ts'
import hi from '@darzi/words/hi/tracking.json' with { type: 'json' }
import { icu } from '@darzi/words/icu.ts'
import pa from '@darzi/words/pa/tracking.json' with { type: 'json' }
import { createTranslate } from '@darzi/words/translate.ts'
import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  ['en', '70', 'kg', '70 kg'] as const,
  ['en', '132 lbs', 'lb', '132 lb'] as const,
  ['hi', '७० किलो', 'kg', '70 किलो'] as const,
  ['pa', '132 lbs', 'lb', '132 ਪੌਂਡ'] as const,
  ['pa', '70 kg', 'kg', '70 ਕਿਲੋ'] as const,
])('the customer reads in %s the weight %s in %s once, with its unit: %s', (language, typed, unit, shown) => {
  const t = createTranslate(language, featureWords('tracking', { en, hi, pa }[language]), icu)
  expect(sizeText(t, { field: 'weight', typed, unit, kg: 70 }, 'in')).toBe(shown)
})

import { expect, test } from 'vitest'
import { blockedWordIn } from './blocked-words.ts'

test.each([
  ['You BITCH!', 'bitch'],
  ['what a b1tch', 'bitch'],
  ['fuuuuuck', 'fuck'],
  ['f\u200buck this', 'fuck'],
  ['तू चूतिया है', 'चूतिया'],
  ['ਤੂੰ ਹਰਾਮੀ ਹੈਂ', 'ਹਰਾਮੀ'],
])('%s is stopped', (text, word) => {
  expect(blockedWordIn(text)).toBe(word)
})

test.each([
  'The cocktail dress from Scunthorpe',
  'Is the shirt ready? 36 1/2 in the chest',
  'Randi wants a kurta',
  'कुर्ता कब तैयार होगा?',
  'ਕੁੜਤਾ ਕਦੋਂ ਤਿਆਰ ਹੋਵੇਗਾ?',
  '',
])('%s is not', (text) => {
  expect(blockedWordIn(text)).toBeUndefined()
})

test('a shop’s own words and phrases are stopped too, whole', () => {
  const own = ['Sharma Tailors', '  ']
  expect(blockedWordIn('go to sharma  tailors, they are cheaper', own)).toBe('Sharma Tailors')
  expect(blockedWordIn('Mr Sharma asks', own)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { prefillOf } from './prefill.ts'

test.each([
  ['Asha', { name: 'Asha' }],
  ['ਮਨਪ੍ਰੀਤ ਕੌਰ', { name: 'ਮਨਪ੍ਰੀਤ ਕੌਰ' }],
  ['98765 43210', { phone: '98765 43210' }],
  ['९८७६५४३२१०', { phone: '९८७६५४३२१०' }],
  ['+971 50 123 4567', { phone: '+971 50 123 4567' }],
  ['Asha 2', { name: 'Asha 2' }],
])('“%s” searched in vain begins a record with what it is', (words, begun) => {
  expect(prefillOf(words)).toEqual(begun)
})

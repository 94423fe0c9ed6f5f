import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['Asha Verma', 'A*** V***'],
  ['Ashapurna Vermavati', 'A*** V***'],
  ['  Asha   ', 'A***'],
  ['हरप्रीत कौर', 'ह*** कौ***'],
  ['ਸ਼ਿਵ ਸਿੰਘ', 'ਸ਼ਿ*** ਸਿੰ***'],
  ['A B C D E F', 'A*** B*** C***'],
  ['', ''],
])('%s is shown to a stranger as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

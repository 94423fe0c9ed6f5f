import { expect, test } from 'vitest'
import { addressOf, readAsked, withQuick } from './search-address.ts'

test.each([
  [''],
  ['q=asha'],
  ['q=asha&type=order&range=week'],
  ['range=between&from=2026-01-01&to=2026-02-01&quick=overdue'],
])('the address “%s” is read and written as it is', (address) => {
  expect(addressOf(readAsked(new URLSearchParams(address)))).toEqual(
    Object.fromEntries(new URLSearchParams(address)),
  )
})

test('what an address does not know is passed over', () => {
  expect(readAsked(new URLSearchParams('q=+&type=house&range=century&from=2026-01-01&quick=soon'))).toEqual({
    type: 'all',
    range: 'all',
  })
})

test('a quick filter puts aside a type it is not about', () => {
  expect(withQuick({ type: 'customer', range: 'all' }, 'overdue')).toMatchObject({ type: 'all' })
  expect(withQuick({ type: 'order', range: 'all' }, 'overdue')).toMatchObject({ type: 'order' })
})

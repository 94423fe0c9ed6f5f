import { expect, test } from 'vitest'
import { orderList } from './order-list.ts'

const read = (text: string) => orderList.read(new URLSearchParams(text))

test('the same rows have the same address, defaults left out', () => {
  expect(orderList.write(read('due=overdue&status=all&q=asha')).toString()).toBe('q=asha&due=overdue')
  expect(orderList.write(orderList.usual).toString()).toBe('')
})

test('an address with filters nobody knows shows all orders', () => {
  expect(read('status=eaten&priority=&due=never&sort=colour')).toEqual(orderList.usual)
})

test('waiting work begins with what is promised first, the whole book with what was taken last', () => {
  expect(read('status=ready').sort).toBe('promised')
  expect(read('due=making&assignedTo=ali').sort).toBe('promised')
  expect(read('').sort).toBe('newest')
  expect(orderList.write(read('status=ready&sort=newest')).toString()).toBe('status=ready&sort=newest')
})

test('another order of the rows hides none of them', () => {
  expect(orderList.isNarrowed(read('sort=promised'))).toBe(false)
  expect(orderList.isNarrowed(read('priority=high'))).toBe(true)
})

import { expect, test } from 'vitest'
import { resumeOf } from './resume.ts'

test.each([
  ['orders.c1', '/tailor/orders/new?customer=c1'],
  ['customers.c1', '/tailor/add-customer?edit=c1'],
  ['measurements.p1.body', '/tailor/measurements?person=p1'],
  ['measurements.p1.body.r1', '/tailor/measurements?person=p1&record=r1'],
  ['measurements.p1.kurta', '/tailor/measurements?person=p1&garment=kurta&profile=garment'],
  ['purchases.p1', undefined],
])('%s goes on at %s', (key, to) => {
  expect(resumeOf(key)?.to).toBe(to)
})

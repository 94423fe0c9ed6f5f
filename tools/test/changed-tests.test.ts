import { expect, test } from 'vitest'
import { serverTestsOf } from './changed-tests.ts'

test.each([
  ['apps/server/src/features/orders/take-order.ts', ['apps/server/src/features/orders/']],
  ['packages/contract/src/orders.ts', ['apps/server/src/features/orders/']],
  ['packages/tailoring/src/orders/life.ts', ['apps/server/src/features/orders/']],
  ['apps/server/src/jobs/outbox.ts', ['apps/server/src/jobs/']],
  ['apps/server/src/main.ts', ['apps/server/src/main.test.ts']],
  ['apps/server/migrations/0099_later.sql', ['apps/server/src/access/', 'apps/server/src/db/']],
  ['apps/web/src/features/orders/OrderPage.tsx', []],
  ['README.md', []],
])('after a change of %s the server is tested in %j', (path, folders) => {
  expect(serverTestsOf([path])).toEqual(folders)
})

test('a feature changed on several sides is tested once', () => {
  const changed = ['packages/contract/src/orders.ts', 'apps/server/src/features/orders/orders-queries.ts']
  expect(serverTestsOf(changed)).toEqual(['apps/server/src/features/orders/'])
})

import { describe, expect, test } from 'vitest'
import { arrows } from './arrows.ts'

const imports = (path: string, asked: string) =>
  arrows.find([{ path, text: `import { it } from '${asked}'\nit()` }])

describe('an import is refused when', () => {
  test.each([
    ['the web asks the server', 'apps/web/src/main.tsx', '../../server/src/app.ts'],
    ['the server asks the web', 'apps/server/src/app.ts', '../../web/src/links.ts'],
    ['the contract asks the words', 'packages/contract/src/api.ts', '@darzi/words/say.ts'],
    ['tailoring asks the contract', 'packages/tailoring/src/plans.ts', '@darzi/contract/shops.ts'],
    ['tailoring asks a package of npm', 'packages/tailoring/src/plans.ts', 'zod'],
    ['tailoring asks Node', 'packages/tailoring/src/plans.ts', 'node:fs'],
    ['the web asks Node', 'apps/web/src/main.tsx', 'node:fs'],
    ['anyone asks the tools', 'apps/server/src/app.ts', '../../../tools/postgres.ts'],
    ['anyone asks the browser tests', 'apps/server/src/app.ts', '../../../e2e/shop.ts'],
    ['a package is reached by its path', 'apps/server/src/app.ts', '../../../packages/words/src/say.ts'],
    ['a room reaches into another room’s store', room('orders'), '../customers/customer-store.ts'],
    ['a room reaches into another room’s queries', room('orders'), '../customers/customer-queries.ts'],
    ['a room takes the database itself', room('orders'), '../../db/database.ts'],
    ['a screen takes another room’s component', screen('orders'), '../customers/CustomerCard.tsx'],
    ['ui knows a router', 'apps/web/src/ui/Button.tsx', 'react-router'],
    ['ui knows a room', 'apps/web/src/ui/Button.tsx', '../features/customers/customer-data.ts'],
    [
      'the outside knows a room',
      'apps/server/src/outside/mail/mailer.ts',
      '../../features/accounts/logout.ts',
    ],
  ])('%s', (_case, path, asked) => {
    expect(imports(path, asked)).toHaveLength(1)
  })
})

describe('an import is welcome when', () => {
  test.each([
    ['the server asks tailoring', 'apps/server/src/app.ts', '@darzi/tailoring/plans.ts'],
    ['a room calls another room’s command', room('orders'), '../customers/add-customer.ts'],
    ['a room uses its own store', room('orders'), './order-store.ts'],
    ['a room is handed tx', room('orders'), '../../db/tx.ts'],
    ['a screen uses another room’s queries and commands', screen('orders'), '../customers/customer-data.ts'],
    ['a tool asks the server', 'tools/schema.ts', '../apps/server/src/db/migrate.ts'],
    ['a test uses a library', 'packages/tailoring/src/plans.test.ts', 'fast-check'],
  ])('%s', (_case, path, asked) => {
    expect(imports(path, asked)).toEqual([])
  })
})

test('types, re-exports and imports on demand are arrows too', () => {
  const text = [
    `import type { A } from '@darzi/contract/a.ts'`,
    `export { b } from '@darzi/contract/b.ts'`,
    `const c = await import('@darzi/contract/c.ts')`,
    `export type D = import('@darzi/contract/d.ts').D`,
  ].join('\n')
  const found = arrows.find([{ path: 'packages/tailoring/src/plans.ts', text }])
  expect(found).toMatchObject([{ line: 1 }, { line: 2 }, { line: 3 }, { line: 4 }])
})

function room(name: string) {
  return `apps/server/src/features/${name}/take-order.ts`
}

function screen(name: string) {
  return `apps/web/src/features/${name}/OrdersPage.tsx`
}

import { describe, expect, test } from 'vitest'
import { arrows } from './rules.ts'

const imports = (path: string, specifier: string) =>
  arrows.find([{ path, text: `import { it } from '${specifier}'\nit()` }])

describe('an import is refused when', () => {
  test.each([
    ['the web asks the server', 'apps/web/src/main.tsx', '../../server/src/app.ts'],
    ['the server asks the web', 'apps/server/src/app.ts', '../../web/src/links.ts'],
    ['the contract asks the words', 'packages/contract/src/api.ts', '@darzi/words/translate.ts'],
    ['tailoring asks the contract', 'packages/tailoring/src/plans.ts', '@darzi/contract/shops.ts'],
    ['tailoring asks a package of npm', 'packages/tailoring/src/plans.ts', 'zod'],
    ['tailoring asks Node', 'packages/tailoring/src/plans.ts', 'node:fs'],
    ['the web asks Node', 'apps/web/src/main.tsx', 'node:fs'],
    ['anyone asks the tools', 'apps/server/src/app.ts', '../../../tools/postgres.ts'],
    ['anyone asks the browser tests', 'apps/server/src/app.ts', '../../../e2e/shop.ts'],
    [
      'a package is reached by its path',
      'apps/server/src/app.ts',
      '../../../packages/words/src/translate.ts',
    ],
    ['a feature reaches into another feature’s store', feature('orders'), '../customers/customer-store.ts'],
    [
      'a feature reaches into another feature’s queries',
      feature('orders'),
      '../customers/customer-queries.ts',
    ],
    ['a feature takes the database itself', feature('orders'), '../../db/database.ts'],
    ['a screen takes another feature’s component', screen('orders'), '../customers/CustomerCard.tsx'],
    ['a feature reaches past another’s front', feature('orders'), '../customers/add-customer.ts'],
    ['a feature asks one that stands above it', feature('customers'), '../orders/api.ts'],
    ['a feature without a layer is asked', feature('orders'), '../fittings/api.ts'],
    [
      'what serves the features reaches past a front',
      'apps/server/src/work/job-work.ts',
      '../features/orders/tally-store.ts',
    ],
    ['a screen loads the code of another', screen('orders'), '../../screen-loaders.ts'],
    ['ui knows a router', 'apps/web/src/ui/Button.tsx', 'react-router'],
    ['ui knows a feature', 'apps/web/src/ui/Button.tsx', '../features/customers/customer-data.ts'],
    [
      'adapters know a feature',
      'apps/server/src/adapters/mail/mailer.ts',
      '../../features/accounts/logout.ts',
    ],
  ])('%s', (_case, path, specifier) => {
    expect(imports(path, specifier)).toHaveLength(1)
  })
})

describe('an import is welcome when', () => {
  test.each([
    ['the server asks tailoring', 'apps/server/src/app.ts', '@darzi/tailoring/plans.ts'],
    ['a feature asks the front of one below it', feature('orders'), '../customers/api.ts'],
    ['a feature uses its own store', feature('orders'), './order-store.ts'],
    ['a feature is handed tx', feature('orders'), '../../db/tx.ts'],
    ['a screen asks the front of one below it', screen('orders'), '../customers/api.ts'],
    [
      'the routes of a feature are registered',
      'apps/server/src/features/register-features.ts',
      './orders/orders.routes.ts',
    ],
    ['a screen asks what screens there are', screen('orders'), '../../screens.ts'],
    ['the router loads a screen', 'apps/web/src/shell/build-routes.tsx', '../screen-loaders.ts'],
    ['a tool asks the server', 'tools/schema.ts', '../apps/server/src/db/migrate.ts'],
    ['a test uses a library', 'packages/tailoring/src/plans.test.ts', 'fast-check'],
  ])('%s', (_case, path, specifier) => {
    expect(imports(path, specifier)).toEqual([])
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

function feature(name: string) {
  return `apps/server/src/features/${name}/take-order.ts`
}

function screen(name: string) {
  return `apps/web/src/features/${name}/OrdersPage.tsx`
}

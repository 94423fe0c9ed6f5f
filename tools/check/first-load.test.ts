import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootPath } from '../root.ts'
import { partsOf, screensIn } from './first-load.ts'

const list = `const workScreens = [
  {
    path: '/tailor/orders',
    access: 'tailor',
    layout: 'shop',
    features: ['orders'],
    title: 'orders.page.title',
  },
  {
    path: '/tailor/staff',
    access: 'tailor',
    layout: 'shop',
    features: ['staff'],
    title: 'staff.page.title',
  },
] as const
`
const loaders = `export const workLoaders = {
  '/tailor/orders': () => import('./features/orders/OrdersPage.tsx'),
}
`
const [ordersOnly = ''] = list.split("  {\n    path: '/tailor/staff")
const page = 'src/features/orders/OrdersPage.tsx'
const manifest = {
  'index.html': { file: 'index.js', imports: ['_core.js'] },
  '_core.js': { file: 'core.js' },
  'src/work-screen-loaders.ts': { file: 'work-screen-loaders.js', imports: ['_core.js'] },
  'src/shell/ShopLayout.tsx': { file: 'shop.js', imports: ['_core.js', '_menu.js'] },
  '../../packages/words/src/grammar.ts': { file: 'grammar.js' },
  '_menu.js': { file: 'menu.js' },
  [page]: { file: 'orders.js', imports: ['_menu.js', '_table.js'] },
  '_table.js': { file: 'table.js', imports: ['_core.js'] },
}

test('a screen is weighed with its layout, the list of loaders and all they import, each once', () => {
  const [orders] = screensIn(ordersOnly, loaders)
  if (!orders) throw new Error('no screen read')
  expect(orders).toEqual({ path: '/tailor/orders', layout: 'shop', load: page })
  expect(partsOf(manifest, orders).map(({ file }) => file)).toEqual([
    'index.js',
    'core.js',
    'work-screen-loaders.js',
    'shop.js',
    'menu.js',
    'grammar.js',
    'orders.js',
    'table.js',
  ])
})

test('a screen without code is an error, never a weight of nothing', () => {
  expect(() => screensIn(list, loaders)).toThrow('No code is listed for the screen at /tailor/staff')
})

test('what the build does not have is an error, never a weight of nothing', () => {
  const [orders] = screensIn(ordersOnly, loaders)
  if (!orders) throw new Error('no screen read')
  expect(() => partsOf({ 'index.html': { file: 'index.js' } }, orders)).toThrow(
    'The build has no src/work-screen-loaders.ts',
  )
})

test('every screen of the web is read, with its code', () => {
  const textOf = (name: string) => readFileSync(rootPath(`apps/web/src/${name}`), 'utf8')
  const read = ['', 'work-'].flatMap((of) =>
    screensIn(textOf(`${of || 'public-'}screens.ts`), textOf(`${of}screen-loaders.ts`)),
  )
  expect(read.length).toBeGreaterThan(40)
})

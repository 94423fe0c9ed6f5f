import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rootPath } from '../root.ts'
import { partsOf, screensIn } from './first-load-parts.ts'

const map = `export const workScreens: readonly Screen[] = [
  {
    path: '/tailor/orders',
    access: 'tailor',
    layout: 'shop',
    features: ['orders'],
    title: 'orders.page.title',
    load: () => import('./features/orders/OrdersPage.tsx'),
  },
  {
    path: '/tailor/profile',
    access: 'tailor',
    layout: 'shop',
    features: ['profile'],
    title: 'profile.page.title',
    load: loadProfile,
  },
]

async function loadProfile() {
  return Promise.all([import('./features/a/A.tsx'), import('./features/b/B.tsx')])
}
`
const page = 'src/features/orders/OrdersPage.tsx'
const manifest = {
  'index.html': { file: 'index.js', imports: ['_core.js'] },
  '_core.js': { file: 'core.js' },
  'src/work-routes.tsx': { file: 'work-routes.js', imports: ['_core.js'] },
  'src/shell/ShopLayout.tsx': { file: 'shop.js', imports: ['_core.js', '_menu.js'] },
  '../../packages/words/src/grammar.ts': { file: 'grammar.js' },
  '_menu.js': { file: 'menu.js' },
  [page]: { file: 'orders.js', imports: ['_menu.js', '_table.js'] },
  '_table.js': { file: 'table.js', imports: ['_core.js'] },
}

test('a screen is weighed with its layout, its map and all they import, each once', () => {
  const [orders] = screensIn(map)
  if (!orders) throw new Error('no screen read')
  expect(orders).toEqual({ path: '/tailor/orders', layout: 'shop', loads: [page] })
  expect(partsOf(manifest, orders).map(({ file }) => file)).toEqual([
    'index.js',
    'core.js',
    'work-routes.js',
    'shop.js',
    'menu.js',
    'grammar.js',
    'orders.js',
    'table.js',
  ])
})

test('a screen made of two files is weighed with both', () => {
  expect(screensIn(map)[1]?.loads).toEqual(['src/features/a/A.tsx', 'src/features/b/B.tsx'])
})

test('what the build does not have is an error, never a weight of nothing', () => {
  const [orders] = screensIn(map)
  if (!orders) throw new Error('no screen read')
  expect(() => partsOf({ 'index.html': { file: 'index.js' } }, orders)).toThrow(
    'The build has no src/work-routes.tsx',
  )
})

test.each(['routes.tsx', 'work-routes.tsx'])('every screen of %s is read', (name) => {
  const text = readFileSync(rootPath(`apps/web/src/${name}`), 'utf8')
  expect(screensIn(text).length).toBeGreaterThan(5)
})

import { readFileSync } from 'node:fs'
import { languageCodes } from '@darzi/words/languages.ts'
import { expect, test } from 'vitest'
import { firstLooks } from '../src/first-looks.ts'
import { screens } from '../src/screens.ts'
import { filesOf, pagesIn } from './first-files.ts'
import { partsOf, src } from './layouts.ts'

const loaders = `export const workLoaders = {
  '/tailor/orders': () => import('./features/orders/OrdersPage.tsx'),
}
`
const chunk = (name: string, imports: string[] = [], styles: string[] = []) => ({
  fileName: `${name}.js`,
  moduleIds: [`${name}.ts`],
  imports: imports.map((other) => `${other}.js`),
  viteMetadata: { importedCss: styles },
})
const built = [
  chunk('main', ['core']),
  chunk('core'),
  chunk('loaders', ['core']),
  chunk('shop', ['core', 'menu'], ['shop.css']),
  chunk('menu'),
  chunk('orders', ['menu', 'table']),
  chunk('table', ['core'], ['table.css']),
  chunk('staff', ['table']),
]

test('a screen comes with its layout, the list of loaders and all they import, each once', () => {
  expect(filesOf(built, ['main.ts', 'loaders.ts', 'shop.ts', 'orders.ts'])).toEqual([
    'main.js',
    'core.js',
    'loaders.js',
    'shop.js',
    'shop.css',
    'menu.js',
    'orders.js',
    'table.js',
    'table.css',
  ])
})

test('a screen without code is an error, never a page of nothing', () => {
  expect(pagesIn(loaders)('/tailor/orders')).toBe('features/orders/OrdersPage.tsx')
  expect(() => pagesIn(loaders)('/tailor/staff')).toThrow('No code is listed for the screen at /tailor/staff')
})

test('what the build does not have is an error, never a weight of nothing', () => {
  expect(() => filesOf(built, ['main.ts', 'grammar.ts'])).toThrow('The build has no grammar.ts')
  expect(() => filesOf([chunk('main', ['core'])], ['main.ts'])).toThrow('The build has no core.js')
})

test('every screen of the web has its code', () => {
  const pageOf = pagesIn(
    ['screen', 'work-screen'].map((of) => readFileSync(src(`${of}-loaders.ts`), 'utf8')).join('\n'),
  )
  expect(screens.length).toBeGreaterThan(40)
  for (const { path } of screens) expect(pageOf(path)).toMatch(/^features\/.+Page\.tsx$|Tab\.tsx$/)
})

test('what a page brings a moment later is named with it, and what that brings, and nothing that waits for a tap', () => {
  const parts = partsOf(src('features/shop-collection/ShopPage.tsx'))
  expect(parts).toEqual(['ShopList', 'ShopCards'].map((part) => src(`features/shop-collection/${part}.tsx`)))
  expect(partsOf(src('features/site/LandingPage.tsx'))).toEqual([])
})

test('every first look is of a screen, and has its words in each language', () => {
  const wordsOf = (language: string, feature: string): Record<string, string> =>
    JSON.parse(readFileSync(src(`../../../packages/words/src/${language}/${feature}.json`), 'utf8'))
  for (const [path, { title, lede = [] }] of Object.entries(firstLooks)) {
    expect(screens.map((screen) => screen.path)).toContain(path)
    for (const key of [...title, lede].flat())
      for (const language of languageCodes) {
        const [feature = '', ...name] = key.split('.')
        expect(wordsOf(language, feature)[name.join('.')], `${language} ${key}`).toMatch(/^[^{}]+$/)
      }
  }
})

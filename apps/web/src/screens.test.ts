import { existsSync, readFileSync } from 'node:fs'
import { listedPages } from '@darzi/contract/public-pages.ts'
import { languageCodes } from '@darzi/words/languages.ts'
import { expect, test } from 'vitest'
import { screenAt, screens } from './screens.ts'

const wordsOf = (language: string, feature: string): Record<string, string> => {
  const file = new URL(`../../../packages/words/src/${language}/${feature}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

test('no two screens share an address', () => {
  const paths = screens.flatMap((screen) => [screen.path, ...(screen.aliases ?? [])])
  expect(new Set(paths).size).toBe(paths.length)
})

test.each(screens.map((screen) => [screen.path, screen] as const))(
  '%s has its title in every language',
  (_, screen) => {
    const [feature = '', ...place] = screen.title.split('.')
    for (const language of languageCodes)
      expect(wordsOf(language, feature)[place.join('.')]).toBeTypeOf('string')
    expect([...screen.features, 'shell', 'app']).toContain(feature)
  },
)

test('the aliases of an address open one screen', () => {
  expect(screenAt('/tailor-dashboard')).toBe(screenAt('/tailor/dashboard'))
  expect(screenAt('/customer/dashboard')).toBe(screenAt('/user/dashboard'))
  expect(screenAt('/customer/measurements')?.path).toBe('/user/measurements')
  expect(screenAt('/customer/profile')?.path).toBe('/user/profile')
  expect(screenAt('/payment')?.path).toBe('/tailor/payments')
  expect(screenAt('/order-details')?.path).toBe('/tailor/orders/:id')
  expect(screenAt('/tailor/dashboard?tab=1#top')).toBe(screenAt('/tailor/dashboard'))
  expect(screenAt('/no-such-screen')).toBeUndefined()
})

test('every page a search engine is told of is open to all', () => {
  for (const path of listedPages) expect(screenAt(path)).toMatchObject({ path, access: 'public' })
})

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

/** Every other address of a screen, and the screen it opens. */
const aliases = {
  '/register': '/login',
  '/results/:userId': '/results',
  '/tailor-dashboard': '/tailor/dashboard',
  '/customer/dashboard': '/user/dashboard',
  '/customer/orders': '/user/orders',
  '/customer/appointments': '/user/appointments',
  '/customer/measurements': '/user/measurements',
  '/customer/messages': '/user/messages',
  '/customer/profile': '/user/profile',
  '/customer-details': '/tailor/customers/:id',
  '/order-details': '/tailor/orders/:id',
  '/notifications': '/tailor/notifications',
  '/payment': '/tailor/payments',
}

test.each(Object.entries(aliases))('the other address %s opens %s', (alias, path) => {
  const address = alias.replace(':userId', '0198b6a2-1111-7000-8000-000000000001')
  expect(screenAt(address)?.path).toBe(path)
})

test('no screen has an address that is told of nowhere', () => {
  const declared = screens.flatMap((screen) => screen.aliases ?? [])
  expect(declared.toSorted()).toEqual(Object.keys(aliases).toSorted())
})

test('what is asked of a screen and the place on it lead to the same one; an unknown address leads to none', () => {
  expect(screenAt('/tailor/dashboard?tab=1#top')).toBe(screenAt('/tailor/dashboard'))
  expect(screenAt('/no-such-screen')).toBeUndefined()
})

test('every page a search engine is told of is open to all', () => {
  for (const path of listedPages) expect(screenAt(path)).toMatchObject({ path, access: 'public' })
})

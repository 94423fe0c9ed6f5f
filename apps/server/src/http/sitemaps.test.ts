import { listedPages } from '@darzi/contract/public-pages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transact } from '../db/transact.ts'
import { readSitemap } from '../testing/read-sitemap.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'
import { partsOf, pathsIn } from './sitemaps.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())
const nobody = () => new Visitor(running.app)

test('the index leads to the pages that anybody may read', async () => {
  const index = await nobody().send({ method: 'GET', url: '/sitemap.xml' })
  expect(index.headers['content-type']).toMatch('application/xml')
  expect(index.text).toMatch(/<sitemap><loc>http[^<]*\/sitemaps\/pages\.xml<\/loc><\/sitemap>/)
  const paths = await readSitemap(running.app)
  for (const path of listedPages) expect(paths).toContain(path)
})

test('a file that is not in the index is none', async () => {
  for (const name of ['tailors-0.xml', 'tailors-1', 'nothing-1.xml', 'constructor-1.xml', '..%2Fpages.xml'])
    expect((await nobody().send({ method: 'GET', url: `/sitemaps/${name}` })).status, name).toBe(404)
})

test('more than one file holds is read in parts, each path in one of them', async () => {
  const all = Array.from({ length: 100_001 }, (_each, at) => `/things/${at}`)
  const kinds = {
    things: {
      count: async () => all.length,
      read: async (_tx: unknown, { skip, most }: { skip: number; most: number }) =>
        all.slice(skip, skip + most),
    },
    nothing: { count: async () => 0, read: async () => [] },
  }
  await transact(running.app.database.pool, { side: 'nobody' }, async ({ tx }) => {
    const names = await partsOf(tx, kinds)
    expect(names).toEqual(['things-1', 'things-2', 'things-3'])
    const parts = []
    for (const name of names) parts.push(await pathsIn(tx, kinds, `${name}.xml`))
    expect(parts.every((part) => part && part.length < 50_000)).toBe(true)
    expect(parts.flat()).toEqual(all)
  })
})

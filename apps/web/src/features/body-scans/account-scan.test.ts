import { beforeEach, expect, test, vi } from 'vitest'
import type { StoredScan } from './stored-scan.ts'

const asked: string[] = []
const answers = new Map<string, Response>()
let user: { id: string } | undefined
vi.mock('../../data/session.ts', () => ({ askSession: async () => ({ user }) }))
vi.stubGlobal('navigator', { onLine: true, languages: ['en'] })
vi.stubGlobal('fetch', async (url: string) => {
  asked.push(url)
  return answers.get(url) ?? Response.json({ code: 'request.notFound' }, { status: 404 })
})
// Another file of this worker may have loaded it with doubles of its own.
vi.resetModules()
const { accountScan } = await import('./account-scan.ts')

const here = { id: 'here' } as StoredScan
const list = (rows: object[], next?: string) => Response.json({ rows, next })

beforeEach(() => {
  asked.length = 0
  answers.clear()
  user = { id: 'meera' }
})

test('the newest own one is found behind however many of others', async () => {
  const juniors = Array.from({ length: 10 }, (_, n) => ({ id: `junior${n}`, name: 'Junior' }))
  answers.set('/api/body-scans?limit=10', list(juniors, 'junior9'))
  answers.set('/api/body-scans?after=junior9&limit=10', list([{ id: 'own' }, { id: 'older' }]))
  expect(await accountScan({})).toEqual({ id: 'own' })
})

test('where all are of others there is none', async () => {
  answers.set('/api/body-scans?limit=10', list([{ id: 'junior', name: 'Junior' }]))
  expect(await accountScan({})).toBeUndefined()
})

test('the last on this device, of another, gives way to the newest own one, and stands in where there is none', async () => {
  answers.set('/api/body-scans?limit=10', list([{ id: 'own' }]))
  expect(await accountScan({ last: here })).toEqual({ id: 'own' })
  answers.set('/api/body-scans?limit=10', list([]))
  expect(await accountScan({ last: here })).toBe(here)
})

test('the one that is asked for comes, also one of somebody else; gone, the one here stands in', async () => {
  answers.set('/api/body-scans/junior', Response.json({ id: 'junior', name: 'Junior' }))
  expect(await accountScan({ asked: 'junior', own: here })).toEqual({ id: 'junior', name: 'Junior' })
  expect(await accountScan({ asked: 'gone', own: here })).toBe(here)
})

test('what did not come is thrown, and nothing stands in for it', async () => {
  answers.set('/api/body-scans/junior', Response.json({ code: 'request.failed' }, { status: 500 }))
  await expect(accountScan({ asked: 'junior', own: here })).rejects.toThrow()
})

test('nobody signed in is asked about nowhere', async () => {
  user = undefined
  expect(await accountScan({ asked: 'junior', own: here })).toBe(here)
  expect(asked).toEqual([])
})

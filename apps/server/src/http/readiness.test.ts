import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../testing/as-owner.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let running: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) }
  running = await openTestApp({ DARZI_LOG: 'warn' }, { works: false, log })
})
afterAll(() => running.close())
beforeEach(() => {
  lines.length = 0
})

const soon = { timeout: 10_000, interval: 100 }
const ask = async (url: string) => (await new Visitor(running.app).send({ method: 'GET', url })).status
const logged = (what: string) => lines.filter((line) => line.includes(what)).length
const asRole = (statement: string) => asOwner(running.app, (client) => client.query(statement))

test('while the database takes no writes the app is alive but not ready, says so in the log once, and recovers', async () => {
  expect(await ask('/readyz')).toBe(200)
  await asRole('revoke insert, update on attempt_limits from darzi_app')
  await expect.poll(() => ask('/readyz'), soon).toBe(503)
  await expect.poll(() => ask('/readyz'), soon).toBe(503)
  expect(await ask('/healthz')).toBe(200)
  await asRole('grant insert, update on attempt_limits to darzi_app')
  await expect.poll(() => ask('/readyz'), soon).toBe(200)
  expect([logged('not ready')]).toEqual([1])
})

test('likewise while the data folder takes none', async () => {
  const inTheWay = join(running.app.settings.dataFolder, '.written')
  rmSync(inTheWay, { force: true })
  mkdirSync(inTheWay)
  await expect.poll(() => ask('/readyz'), soon).toBe(503)
  rmSync(inTheWay, { recursive: true })
  await expect.poll(() => ask('/readyz'), soon).toBe(200)
})

test('a write that the full disk refuses is answered 503 and stands in the log', async () => {
  const { owner } = await aShopAtWork(running.app)
  await asRole(`create function out_of_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`)
  await asRole('create trigger full_disk before insert on customers execute function out_of_room()')
  const answer = await owner.try('POST /api/customers', { body: { name: 'Asha' } })
  await asRole('drop trigger full_disk on customers')
  await asRole('drop function out_of_room')
  expect([answer.status, answer.body.code]).toEqual([503, 'request.unavailable'])
  expect(logged('out of reach')).toBe(1)
  expect(lines.join('')).toContain('53100')
})

/** The operator takes everything away and puts it back elsewhere, on the embedded database and on a server. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readSettings } from '../settings.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { freshFolder, removeSoon, testFolder } from '../testing/template.ts'
import { Visitor } from '../testing/visitor.ts'
import { backUpEverything, restoreEverything } from './whole-backup.ts'

const cluster = process.env.DARZI_TEST_DATABASE_URL
const folders: string[] = []
const databases: string[] = []
const names = { owner: `keeper_${process.pid}`, other: `other_${process.pid}` }

/** A database owned by somebody row security binds, as on a hosted server. */
async function aDatabase(owner: string): Promise<string> {
  const name = `darzi_${owner}`
  databases.push(owner)
  await onCluster(async (client) => {
    await client.query(`create role ${owner} login createrole password 'needle'`)
    await client.query(
      `do $$ begin create role darzi_app nologin; exception when duplicate_object then null; end $$`,
    )
    await client.query(`grant darzi_app to ${owner} with admin option`)
    await client.query(`create database ${name} owner ${owner}`)
  })
  const url = new URL(cluster ?? '')
  Object.assign(url, { username: owner, password: 'needle', pathname: `/${name}` })
  return url.toString()
}

async function onCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  return work(client).finally(() => client.end())
}

async function aPlace(owner: string) {
  const folder = cluster ? mkdtempSync(join(testFolder(), 'darzi-test-')) : await freshFolder()
  folders.push(folder)
  const url = cluster ? { DATABASE_URL: await aDatabase(owner) } : {}
  return readSettings({ DARZI_LOG: 'error', DARZI_DEMO: 'off', DARZI_DATA: folder, ...url })
}

let place: ReturnType<typeof readSettings>
beforeAll(async () => {
  place = await aPlace(names.owner)
})
afterAll(async () => {
  for (const folder of folders) removeSoon(folder)
  if (!cluster) return
  await onCluster(async (client) => {
    for (const owner of databases) {
      await client.query(`drop database if exists darzi_${owner} with (force)`)
      await client.query(`drop owned by ${owner} cascade`)
      await client.query(`drop role ${owner}`)
    }
  })
})

const anEmptyPlace = async () => {
  const folder = mkdtempSync(join(testFolder(), 'darzi-test-'))
  folders.push(folder)
  const url = cluster ? { DATABASE_URL: await aDatabase(names.other) } : {}
  return readSettings({ DARZI_LOG: 'error', DARZI_DEMO: 'off', DARZI_DATA: folder, ...url })
}

test('everything is counted, put back elsewhere, and the shop works on', async () => {
  const app = await buildApp(place, { works: false })
  const { shop, owner } = await aShopAtWork(app)
  const customer = await owner.call('POST /api/customers', { body: { name: 'Asha', phone: '98765 43210' } })
  await app.files.put('a/b', Buffer.from('cloth'), 'text/plain')
  const target = join(place.dataFolder, '..', `darzi-test-backup-${process.pid}`)
  folders.push(target)
  // The embedded database belongs to one process; a server is read while it works.
  if (!cluster) await expect(backUpEverything(place, target, new Date())).rejects.toThrow(/in use/)
  if (!cluster) await app.fastify.close()
  const rows = await backUpEverything(place, target, new Date())
  expect(rows).toBeGreaterThan(10)
  if (cluster) await app.fastify.close()

  const elsewhere = await anEmptyPlace()
  expect(await restoreEverything(elsewhere, target)).toBe(rows)
  await expect(restoreEverything(elsewhere, target)).rejects.toThrow(/already|not empty/)
  const again = await buildApp(elsewhere, { works: false })
  try {
    const visitor = new Visitor(again)
    await visitor.call('POST /api/login', {
      body: { email: shop.owner.email, password: 'needle-and-thread' },
    })
    const found = await visitor.call('GET /api/customers/:id', { params: { id: customer.id } })
    expect(found.name).toBe('Asha')
    expect((await again.files.get('a/b'))?.bytes.toString()).toBe('cloth')
  } finally {
    await again.fastify.close()
  }
}, 240_000)

test('half a backup, and a folder that is there already, are refused', async () => {
  const folder = mkdtempSync(join(testFolder(), 'darzi-test-'))
  folders.push(folder)
  await expect(restoreEverything(place, folder)).rejects.toThrow(/holds no backup/)
  await expect(backUpEverything(place, folder, new Date())).rejects.toThrow(/there already/)
  writeFileSync(join(folder, 'manifest.json'), '{"version":1')
  await expect(restoreEverything(place, folder)).rejects.toThrow(/holds no backup/)
  expect(existsSync(join(folder, 'pg'))).toBe(false)
})

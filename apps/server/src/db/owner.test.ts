/** A hosted PostgreSQL gives no superuser: the program makes do with an owner who may create roles. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { readSettings } from '../settings.ts'
import { aShopAtWork } from '../testing/builders.ts'
import { freshFolder } from '../testing/template.ts'

const cluster = process.env.DARZI_TEST_DATABASE_URL ?? ''
const serial = randomBytes(4).toString('hex')

/** A database of its own and its owner, who has these attributes; answers its address. */
async function aDatabaseOf(owner: string, attributes: string) {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create role ${owner} login password 'chalk' ${attributes}`)
  await client.query(`create database ${owner} owner ${owner}`)
  // From 16 on whoever may create roles rules only the roles it made; this cluster's tests may have made it before.
  await client.query(`do $$ begin
    if current_setting('server_version_num')::int >= 160000 and '${attributes}' <> ''
      and exists (select from pg_roles where rolname = 'darzi_app')
    then grant darzi_app to ${owner} with admin option; end if; end $$`)
  await client.end()
  const url = new URL(cluster)
  Object.assign(url, { username: owner, password: 'chalk', pathname: `/${owner}` })
  return url.toString()
}

async function drop(owner: string) {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`drop database if exists ${owner} with (force)`)
  await client.query(`drop role if exists ${owner}`)
  await client.end()
}

describe.skipIf(cluster === '')('on a database', () => {
  const owner = `owner_${serial}`
  const guest = `guest_${serial}`
  const settings = async (DATABASE_URL: string) =>
    readSettings({ DATABASE_URL, DARZI_DATA: await freshFolder(), DARZI_LOG: 'error' })
  let ownerUrl = ''
  let guestUrl = ''
  beforeAll(async () => {
    ownerUrl = await aDatabaseOf(owner, 'createrole')
    guestUrl = await aDatabaseOf(guest, '')
  })
  afterAll(async () => {
    await drop(owner)
    await drop(guest)
  })

  test('whose owner is no superuser, the app opens, seeds its demo, works and finds; and opens again', async () => {
    for (const start of ['first', 'second']) {
      const app = await buildApp(await settings(ownerUrl))
      expect(await seedDemo(app), start).toBe(true)
      const { owner: tailor } = await aShopAtWork(app)
      await tailor.call('POST /api/customers', { body: { name: 'Manpreet', phone: '+919876543210' } })
      const found = await tailor.call('GET /api/customers', { query: { q: 'मनप्रीत' } })
      expect(found.rows.map(({ name }) => name)).toEqual(['Manpreet'])
      await app.fastify.close()
    }
  })

  test('whose owner may not make the program’s role, it says in one sentence what is lacking', async () => {
    await expect(settings(guestUrl).then((given) => buildApp(given))).rejects.toThrow(
      /^The user of DATABASE_URL must own the database and be able to create a role.*\.$/,
    )
  })
})

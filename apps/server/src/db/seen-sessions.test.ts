import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../http/session-cookie.ts'
import { asOwner } from '../testing/as-owner.ts'
import { aShop, memberAtWork } from '../testing/builders.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { type SeenSessions, transactAsSeen } from './seen-sessions.ts'
import type { OpenTransaction } from './transact.ts'

let running: TestApp
let shopId: string
let visitor: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false, isShared: false })
  shopId = (await aShop(running.app)).id
  visitor = await memberAtWork(running.app, shopId, 'manager')
})
afterAll(() => running.close())

const ask = (text: string) => asOwner(running.app, async (client) => (await client.query(text)).rows)
const directory = async () => (await visitor.try('GET /api/customers')).status

describe('a session this process has seen before', () => {
  test('reads what its member may see', async () => {
    expect([await directory(), await directory()]).toEqual([200, 200])
  })

  test('has the grants of its role from the moment the role changes', async () => {
    await ask(`update members set role = 'stitcher' where role = 'manager'`)
    expect(await directory()).toBe(403)
    await ask(`update members set role = 'manager' where role = 'stitcher'`)
    expect(await directory()).toBe(200)
  })

  test('sees nothing of the shop from the moment its member is sent away', async () => {
    await ask(`update members set is_active = false where role = 'manager'`)
    expect(await directory()).toBe(403)
    await ask(`update members set is_active = true where role = 'manager'`)
    expect(await directory()).toBe(200)
  })

  test('is nobody from the moment it ends', async () => {
    await ask('update sessions set expires_at = now()')
    expect(await directory()).toBe(401)
  })
})

describe('a read that set out with a wrong guess', () => {
  const token = 'a token nobody was given'
  const tenant = { side: 'shop', tokenHash: hashToken(token) } as const
  const guessed = { session_id: 'one that ended' } as unknown as NonNullable<OpenTransaction['session']>
  const seenBefore = (): SeenSessions => new Map([[tenant.tokenHash.toString('base64'), guessed]])

  test('is read again as who really asks, and the guess is forgotten', async () => {
    const seen = seenBefore()
    const asked: unknown[] = []
    const answer = await transactAsSeen({
      pool: running.app.database.pool,
      seen,
      tenant,
      work: async ({ session }) => asked.push(session),
    })
    expect({ answer, asked, seen: seen.size }).toEqual({ answer: 2, asked: [guessed, undefined], seen: 0 })
  })

  test('leaves nothing of the first reading behind, nor its refusal', async () => {
    let runs = 0
    await transactAsSeen({
      pool: running.app.database.pool,
      seen: seenBefore(),
      tenant,
      work: async ({ tx }) => {
        await sql`insert into attempt_limits (kind, key_hash, window_start, attempts) values (${`run ${++runs}`}, '', now(), 1)`.execute(
          tx,
        )
        if (runs === 1) throw new Error('not for this session')
      },
    })
    expect(await ask(`select kind from attempt_limits where kind like 'run %'`)).toEqual([{ kind: 'run 2' }])
  })
})

test('a read that wrote answers after its commit', async () => {
  await transactAsSeen({
    pool: running.app.database.pool,
    seen: new Map(),
    tenant: { side: 'nobody' },
    work: ({ tx }) =>
      sql`insert into attempt_limits (kind, key_hash, window_start, attempts) values ('wrote', '', now(), 1)`.execute(
        tx,
      ),
  })
  expect(await ask(`select kind from attempt_limits where kind = 'wrote'`)).toHaveLength(1)
})

test('a statement that goes with the commit and fails is thrown, and nothing is written', async () => {
  const { pool } = running.app.database
  const begun = pool.idleCount
  const twice = (tx: OpenTransaction['tx']) =>
    tx
      .insertInto('attempt_limits')
      .values({ kind: 'twice', key_hash: Buffer.of(1), window_start: sql`now()`, attempts: 1 })
  const write = transactAsSeen({
    pool,
    seen: new Map(),
    tenant: { side: 'nobody' },
    work: async ({ tx, last }) => {
      last.push(twice(tx).compile(), twice(tx).compile())
    },
  })
  await expect(write).rejects.toThrow(/duplicate key/)
  expect(await ask(`select kind from attempt_limits where kind = 'twice'`)).toEqual([])
  expect(pool.idleCount).toBe(begun)
})

test('what a read throws is thrown once it is sure who asks', async () => {
  const work = async () => {
    throw new Error('on purpose')
  }
  const { pool } = running.app.database
  await expect(transactAsSeen({ pool, seen: new Map(), tenant: { side: 'nobody' }, work })).rejects.toThrow(
    'on purpose',
  )
})

test('a read just before the end commits before the database closes', async () => {
  const own = await openTestApp({}, { works: false, isShared: false })
  const { pool } = own.app.database
  const work = ({ tx }: OpenTransaction) => sql`select 1`.execute(tx)
  await transactAsSeen({ pool, seen: new Map(), tenant: { side: 'nobody' }, work })
  await own.close()
})

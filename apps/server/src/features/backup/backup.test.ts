/** A shop is taken away whole in one file and put back as it was, or not at all. */
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { hashToken } from '../../http/session-cookie.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { aMember, aPassword, aShopAtWork, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import {
  aBackupFile,
  aBusyShop,
  aPassphrase,
  countsOf,
  restore,
  tablesWithShop,
  upload,
} from './backup-for-tests.ts'
import { tablesOfShops } from './shop-rows-queries.ts'
import { keptWhenCleared, leftOut, passesOf } from './shop-tables.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const codeOf = ({ body }: { body: { code: string } | undefined }) => body?.code

describe('what a backup holds', () => {
  test('is every table with rows of shops, but for those left out with a reason', async () => {
    const { shop } = await aShopAtWork(running.app)
    const { tables } = await transact(running.app.database.pool, { side: 'job', shopId: shop.id }, ({ tx }) =>
      tablesOfShops(tx),
    )
    const all = await tablesWithShop(running.app)
    expect([...tables, ...Object.keys(leftOut)].sort()).toEqual(all)
    expect(Object.values(leftOut).filter((reason) => reason.length < 20)).toEqual([])
    expect([...keptWhenCleared].filter((table) => !tables.includes(table))).toEqual([])
  })

  test('stands still while it is put back: no trigger of a shop’s table runs then', async () => {
    const free = await asOwner(running.app, async (client) => {
      const { rows } = await client.query<{ name: string }>(`
        select t.tgrelid::regclass || ' ' || t.tgname as name from pg_trigger t
          join pg_attribute a on a.attrelid = t.tgrelid and a.attname = 'shop_id'
         where not t.tgisinternal and t.tgrelid::regclass::text not like 'pgboss.%'
           and pg_get_triggerdef(t.oid) not like '%app_restoring()%'`)
      return rows
    })
    expect(free).toEqual([])
  })

  test('is put back in one go, or in as many as an older order needs', () => {
    const references = [
      { from: 'orders', to: 'customers' },
      { from: 'payments', to: 'orders' },
    ]
    const goes = (written: string[]) => passesOf(written, references).map((go) => [...go].sort())
    expect(goes(['customers', 'orders', 'payments'])).toEqual([['customers', 'orders', 'payments']])
    expect(goes(['payments', 'orders', 'customers'])).toEqual([['customers'], ['orders'], ['payments']])
  })
})

/** Who works there, but for ids of accounts; the owner by a word. */
const staffOf = async (owner: Visitor, email: string) =>
  (await owner.call('GET /api/staff')).members.map((member) => ({
    ...member,
    email: member.email === email ? 'owner' : member.email,
  }))

test('a busy shop comes back in an empty one with equal counts, checksums and photos', async () => {
  const busy = await aBusyShop(running.app)
  const file = await aBackupFile(busy.owner)
  const before = await countsOf(running.app, busy.shop.id)
  const { shop, owner } = await aShopAtWork(running.app, { owner: { name: 'Another Owner' } })
  const { status, body } = await restore(owner, await upload(owner, file))
  expect([status, body.photos]).toEqual([200, 4])
  // Mails to the owner go to whoever restored; all else of the staff is as it was.
  expect(await staffOf(busy.owner, busy.shop.owner.email)).toEqual(await staffOf(owner, shop.owner.email))
  const { members: _, ...others } = before
  expect(await countsOf(running.app, shop.id)).toEqual({ ...others, members: expect.stringMatching(/^2 /) })

  const found = await owner.call('GET /api/orders/:id', { params: { id: busy.order.id } })
  expect([found.paidMinor, found.number]).toEqual([40_000, busy.order.number])
  const { photos } = await owner.call('GET /api/shop/profile')
  const [photo] = photos
  const shown = await owner.try('GET /api/shop/portfolio/:id/:size', {
    params: { id: photo?.id ?? '', size: 'full' },
  })
  expect([shown.status, shown.bytes.length > 20]).toEqual([200, true])
  // Sums and tallies go on from where they were.
  await owner.call('POST /api/orders/:id/payments', {
    params: { id: busy.order.id },
    body: { amountMinor: 1000, method: 'cash' },
  })
  const after = await owner.call('GET /api/orders/:id', { params: { id: busy.order.id } })
  expect(after.paidMinor).toBe(41_000)
  // The shop it came from still has what is its own.
  expect(await countsOf(running.app, busy.shop.id)).toEqual(before)
})

test('a restore lets nobody in but its owner, and who worked there joins again by an invitation', async () => {
  const busy = await aBusyShop(running.app)
  const file = await aBackupFile(busy.owner)
  const { shop, owner } = await aShopAtWork(running.app)
  expect((await restore(owner, await upload(owner, file))).status).toBe(200)
  const cutter = await signedIn(running.app, busy.cutter.account.id)
  const { shop: theirs, otherShops } = await cutter.call('GET /api/session')
  expect([theirs?.id, otherShops]).toEqual([busy.shop.id, undefined])
  const { user, shop: own } = await owner.call('GET /api/session')
  expect([user.shopId, own?.memberRole]).toEqual([shop.id, 'owner'])

  // Invited and joined again, they are who they were.
  const { email } = busy.cutter.account
  await owner.call('POST /api/staff/invitations', { body: { email, name: 'A cutter', role: 'cutter' } })
  await asOwner(running.app, (client) =>
    client.query(
      'update invitations set token_hash = $1 where shop_id = $2 and email = $3 and ended_at is null',
      [hashToken('a-link-that-was-mailed-to-them'), shop.id, email],
    ),
  )
  await new Visitor(running.app).call('POST /api/invitations/:token/accept', {
    params: { token: 'a-link-that-was-mailed-to-them' },
    body: { password: aPassword },
  })
  const { rows } = await asOwner(running.app, (client) =>
    client.query('select id, account_id from members where shop_id = $1 and email = $2', [shop.id, email]),
  )
  expect(rows).toEqual([{ id: busy.cutter.id, account_id: busy.cutter.account.id }])
})

test('a member the backup does not know is first taken off the staff', async () => {
  const busy = await aBusyShop(running.app)
  const file = await aBackupFile(busy.owner)
  const { shop, owner } = await aShopAtWork(running.app)
  await aMember(running.app, shop.id, { name: 'Imran Ansari' })
  const answer = await restore(owner, await upload(owner, file))
  expect([answer.status, codeOf(answer), answer.body.params]).toEqual([
    409,
    'backup.otherStaff',
    { name: 'Imran Ansari' },
  ])
})

test('anything that is not wholly the file that was written is refused, and nothing changes', async () => {
  const busy = await aBusyShop(running.app)
  const file = await aBackupFile(busy.owner)
  const { shop, owner } = await aShopAtWork(running.app)
  const before = await countsOf(running.app, shop.id)
  const edited = Buffer.from(file)
  const middle = Math.floor(file.length / 2)
  edited[middle] = (edited[middle] ?? 0) ^ 1
  const head = Buffer.from(file)
  head[20] = (head[20] ?? 0) ^ 1
  const wrong = {
    truncated: file.subarray(0, file.length - 30),
    'cut at a piece': file.subarray(0, 400),
    edited,
    'edited at its head': head,
    'with more after it': Buffer.concat([file, Buffer.from('x')]),
    foreign: Buffer.from('PK\u0003\u0004 a zip of somebody else'),
    empty: Buffer.from(' '),
  }
  for (const [name, bytes] of Object.entries(wrong)) {
    const answer = await restore(owner, await upload(owner, bytes))
    expect([name, answer.status, codeOf(answer)]).toEqual([name, 422, 'backup.invalid'])
  }
  const answer = await restore(owner, await upload(owner, file), 'not the passphrase')
  expect([answer.status, codeOf(answer)]).toEqual([422, 'backup.wrongPassphrase'])
  expect(await countsOf(running.app, shop.id)).toEqual(before)
})

test('nothing is restored over a book that is there', async () => {
  const busy = await aBusyShop(running.app)
  const file = await aBackupFile(busy.owner)
  const over = await restore(busy.owner, await upload(busy.owner, file))
  expect([over.status, codeOf(over)]).toEqual([409, 'backup.notEmpty'])
})

test('clearing asks for the shop’s name, and is undone with everything that was there', async () => {
  const { shop, owner, order } = await aBusyShop(running.app)
  const before = await countsOf(running.app, shop.id)
  const refused = await owner.try('POST /api/shop/clear', { body: { name: 'noor' } })
  expect(codeOf(refused)).toBe('backup.wrongName')
  expect(await countsOf(running.app, shop.id)).toEqual(before)

  const { id } = await owner.call('POST /api/shop/clear', { body: { name: 'Noor Tailors' } })
  expect((await owner.try('GET /api/orders/:id', { params: { id: order.id } })).status).toBe(404)
  const { isEmpty, rows } = await owner.call('GET /api/backups')
  expect([isEmpty, rows.map(({ kind }) => kind)]).toEqual([true, ['cleared']])
  expect((await owner.try('GET /api/backups/:id/file', { params: { id } })).status).toBe(404)
  expect((await restore(owner, id, undefined)).status).toBe(200)
  expect(await countsOf(running.app, shop.id)).toEqual(before)
})

test('backups, restores, clearing and the export ask for a fresh proof, and are the owner’s alone', async () => {
  const own = await openTestApp({}, { works: false, isShared: false })
  try {
    const { shop, owner } = await aShopAtWork(own.app)
    const { id } = await owner.call('POST /api/backups', { body: { passphrase: aPassphrase } })
    own.pass({ minutes: 16 })
    const asks = [
      owner.try('POST /api/backups', { body: { passphrase: aPassphrase } }),
      owner.try('GET /api/backups/:id/file', { params: { id } }),
      owner.try('DELETE /api/backups/:id', { params: { id } }),
      owner.try('PUT /api/backups/schedule', { body: { every: 'day', passphrase: aPassphrase } }),
      owner.try('POST /api/backups/:id/restore', { params: { id }, body: { passphrase: aPassphrase } }),
      owner.try('POST /api/shop/clear', { body: { name: 'Noor Tailors' } }),
      owner.try('GET /api/shop/export.zip'),
    ]
    expect((await Promise.all(asks)).map(codeOf)).toEqual(asks.map(() => 'access.confirmFirst'))
    await owner.call('POST /api/account/confirm', { body: { password: aPassword } })
    expect((await owner.try('GET /api/backups/:id/file', { params: { id } })).status).toBe(200)
    expect(shop.id).toBeTruthy()
  } finally {
    await own.close()
  }
})

test('a scheduled backup opens with the passphrase its key came from, once a night, and seven are kept', async () => {
  const own = await openTestApp({}, { works: false, isShared: false })
  try {
    const { shop, owner } = await aShopAtWork(own.app)
    const night = () => jobWork(own.app)['shops.backUp']({ shopId: shop.id }, { id: own.app.newId() })
    const made = async () =>
      (await owner.call('GET /api/backups')).rows.filter(({ kind }) => kind === 'scheduled')
    const refused = await owner.try('PUT /api/backups/schedule', { body: { every: 'day' } })
    expect(codeOf(refused)).toBe('backup.noPassphrase')
    await night()
    expect(await made()).toEqual([])
    await owner.call('PUT /api/backups/schedule', { body: { every: 'day', passphrase: aPassphrase } })
    await night()
    await night()
    expect((await made()).length).toBe(1)
    for (let day = 0; day < 8; day++) {
      own.pass({ days: 1 })
      await night()
    }
    const rows = await made()
    expect(rows.length).toBe(7)
    await owner.call('POST /api/account/confirm', { body: { password: aPassword } })
    expect((await restore(owner, rows[0]?.id ?? '', 'another passphrase')).body.code).toBe(
      'backup.wrongPassphrase',
    )
    expect((await restore(owner, rows[0]?.id ?? '')).status).toBe(200)
  } finally {
    await own.close()
  }
})

test('the export holds each table as CSV and JSON, and the photos', async () => {
  const { owner, customer } = await aBusyShop(running.app)
  const { bytes, status } = await owner.try('GET /api/shop/export.zip')
  expect(status).toBe(200)
  const files = unzipSync(bytes)
  const text = (name: string) => Buffer.from(files[name] ?? []).toString()
  // the file is a list of rows as the database has them
  const people = JSON.parse(text('json/customers.json')) as { id: string; name: string }[]
  expect(people.map(({ id }) => id)).toContain(customer.id)
  expect(text('csv/customers.csv').split('\r\n').length).toBe(people.length + 2)
  expect(Object.keys(files).filter((name) => name.startsWith('photos/')).length).toBe(2)
})

test('the settings file of the prototype is written, read again, and refused when it is another', async () => {
  const { owner } = await aShopAtWork(running.app)
  await owner.call('PATCH /api/shop', { body: { phone: '98765 43210', address: 'Chaura Bazar' } })
  const { text, headers } = await owner.try('GET /api/shop/settings-file')
  expect(headers['content-disposition']).toMatch(/tailor-backup-\d{8}T\d{6}\.json/)
  const { owner: other } = await aShopAtWork(running.app, { name: 'Rang' })
  const { language } = await other.call('POST /api/shop/settings-file', { body: { file: text } })
  const { name, address } = await other.call('GET /api/shop')
  expect([language, name, address]).toEqual(['en', 'Noor Tailors', 'Chaura Bazar'])
  for (const file of [
    '{"settings":{}}',
    '{"language":"en"}',
    '[]',
    'hello',
    '{"settings":{},"language":"xx"}',
  ]) {
    const answer = await other.try('POST /api/shop/settings-file', { body: { file } })
    expect([file, codeOf(answer)]).toEqual([file, 'backup.invalid'])
  }
})

test('tax numbers are checked by their own rules', async () => {
  const { owner } = await aShopAtWork(running.app)
  const shop = await owner.call('PATCH /api/shop', {
    body: { gstin: '27 aapfu0939f1zv', trn: '100-2345-6789-0003' },
  })
  expect([shop.gstin, shop.trn]).toEqual(['27AAPFU0939F1ZV', '100234567890003'])
  const wrong = await owner.try('PATCH /api/shop', { body: { gstin: '27AAPFU0939F1ZW' } })
  expect([wrong.status, codeOf(wrong)]).toEqual([422, 'shops.gstinInvalid'])
  expect((await owner.call('PATCH /api/shop', { body: { gstin: '' } })).gstin).toBeUndefined()
})

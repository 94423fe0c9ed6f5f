/** Shops from before a member's address followed that of their account. */
import { afterEach, expect, test } from 'vitest'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'

let book: Awaited<ReturnType<typeof openOldBook>>
afterEach(() => book.close())

interface Written {
  account: string
  member: string
  isDeleted?: boolean
}

async function member(serial: number, { account, member: known, isDeleted = false }: Written) {
  await book.client.query(
    `insert into accounts (id, email, name, role, created_at, deleted_at)
     values ($1, $2, 'Asha', 'tailor', now(), case when $3 then now() end)`,
    [id(serial), account, isDeleted],
  )
  await book.client.query(
    `insert into members (shop_id, id, account_id, name, email, role, is_active, joined_at)
     values ($1, $2, $2, 'Asha', $3, 'manager', true, now())`,
    [shop, id(serial), known],
  )
}

test('a member is known by the address of their account; one who stands for somebody, or was deleted, stays as written', async () => {
  book = await openOldBook('0266')
  await member(1, { account: 'new@example.test', member: 'old@example.test' })
  await member(2, { account: 'same@example.test', member: 'same@example.test' })
  await member(3, { account: `${id(3)}@restored.invalid`, member: 'cutter@example.test' })
  await member(4, { account: 'deleted-4@deleted.invalid', member: '', isDeleted: true })
  await book.bringUpToDate()
  const { rows } = await book.client.query<{ email: string }>('select email from members order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    'new@example.test',
    'same@example.test',
    'cutter@example.test',
    '',
  ])
})

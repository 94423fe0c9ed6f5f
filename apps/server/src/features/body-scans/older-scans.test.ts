import { expect, test } from 'vitest'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'

test('a scan of before is its sender’s own where the person bears their name, and stays so', async () => {
  const book = await openOldBook('0037')
  const { client } = book
  const sent = async (serial: number, { of, by }: { of: string; by: string | null }) => {
    const own = [shop, id(serial)]
    await client.query(
      `insert into persons (shop_id, id, customer_id, name, created_at) values ($1, $2, $2, $3, now())`,
      [...own, of],
    )
    await client.query(
      `insert into measurement_records (shop_id, id, person_id, profile, version, how, unit, taken_at, created_at, sent_by)
       values ($1, $2, $2, 'body', 1, 'photo', 'cm', now(), now(), $3)`,
      [...own, by],
    )
    await client.query(
      `insert into sent_scans (shop_id, record_id, account_id, taken_at, sex, has_front, has_side, notices)
       values ($1, $2, $2, now(), 'female', true, true, '{}')`,
      own,
    )
    return id(serial)
  }
  try {
    const own = await sent(1, { of: 'Meera JOSHI', by: 'meera joshi' })
    await sent(2, { of: 'Junior', by: 'Meera Joshi' })
    await sent(3, { of: 'Meera Joshi', by: null })
    await book.bringUpToDate()
    await client.query(`update persons set name = 'Mira'`)
    const { rows } = await client.query('select record_id from sent_scans where is_own')
    expect(rows).toEqual([{ record_id: own }])
  } finally {
    await book.close()
  }
}, 120_000)

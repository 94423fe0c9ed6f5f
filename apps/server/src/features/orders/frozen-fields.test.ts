import { expect, test } from 'vitest'
import { id, openOldBook, shop } from '../payments/old-book-for-tests.ts'

const trousers = ['waist', 'hips', 'outseam', 'inseam', 'rise', 'thigh', 'knee', 'leg_opening']

/** A book of before: pieces with their sizes and nothing of what their garments are cut by. */
async function aBookOfBefore() {
  const book = await openOldBook('0034')
  const { client } = book
  const piece = (serial: number, garment: string, snapshot: object | null) =>
    client.query(
      `insert into order_pieces (shop_id, id, order_id, position, person_id, person_name, garment_key, price_minor, stages, stage,
         state, stage_since, snapshot)
       values ($1, $2, $3, $4, $3, 'Asha', $5, 1000, '[]', 0, 'waiting', now(), $6)`,
      [shop, id(serial), id(1), serial, garment, snapshot && JSON.stringify(snapshot)],
    )
  const garment = (key: string, fields: readonly string[]) =>
    client.query(
      `insert into garments (shop_id, key, sizing, lead_days, fields, styles, add_ons, stages, cloth, updated_at)
       values ($1, $2, 'anyone', 7, $3, '[]', '[]', '[]', '[]', now())
       on conflict (shop_id, key) do update set fields = excluded.fields`,
      [shop, key, JSON.stringify(fields.map((field) => ({ field, isNeeded: true })))],
    )
  const fieldsOf = async () => {
    const { rows } = await client.query<{ snapshot: { fields?: string[] } | null }>(
      'select snapshot from order_pieces order by position',
    )
    return rows.map(({ snapshot }) => snapshot?.fields)
  }
  return { ...book, piece, garment, fieldsOf }
}

const sizes = {
  recordId: id(9),
  version: 2,
  profile: 'body',
  unit: 'in',
  values: [{ field: 'chest', mm: 1000 }],
}

test('a piece of before keeps from now on what its garment is cut by today, the shop’s own list or the catalogue’s', async () => {
  const book = await aBookOfBefore()
  try {
    await book.garment('shirt', ['chest', 'neck', id(7)])
    await book.garment('bare', [])
    await book.piece(1, 'shirt', sizes)
    await book.piece(2, 'trousers', sizes)
    await book.piece(3, 'bare', sizes)
    await book.piece(4, 'forgotten', sizes)
    await book.piece(5, 'shirt', { ...sizes, fields: ['neck'] })
    await book.piece(6, 'shirt', null)
    await book.bringUpToDate()
    // What the shop changes afterwards is no business of theirs.
    await book.garment('shirt', ['inseam'])
    await book.garment('trousers', ['inseam'])

    const [shirt, legs, ...others] = await book.fieldsOf()
    expect(shirt).toEqual(['chest', 'neck', id(7)])
    expect(legs?.slice(0, 8)).toEqual(trousers)
    expect(others).toEqual([[], [], ['neck'], undefined])
    const { rows } = await book.client.query('select snapshot from order_pieces where position = 1')
    expect(rows).toEqual([{ snapshot: { ...sizes, fields: shirt, needed: shirt } }])
    await expect(book.piece(7, 'shirt', sizes)).rejects.toThrow('order_pieces_frozen_fields')
  } finally {
    await book.close()
  }
}, 120_000)

test('a piece of before needs from now on what its garment needs today, of the fields it was frozen with', async () => {
  const book = await openOldBook('0034')
  const { client } = book
  const piece = (serial: number, garment: string, fields: readonly string[]) =>
    client.query(
      `insert into order_pieces (shop_id, id, order_id, position, person_id, person_name, garment_key, price_minor, stages, stage,
         state, stage_since, snapshot)
       values ($1, $2, $3, $4, $3, 'Asha', $5, 1000, '[]', 0, 'waiting', now(), $6)`,
      [shop, id(serial), id(1), serial, garment, JSON.stringify({ ...sizes, fields })],
    )
  try {
    await client.query(
      `insert into garments (shop_id, key, sizing, lead_days, fields, styles, add_ons, stages, cloth, updated_at)
       values ($1, 'shirt', 'anyone', 7, $2, '[]', '[]', '[]', '[]', now())`,
      [
        shop,
        JSON.stringify([
          { field: 'neck', isNeeded: true },
          { field: 'yoke', isNeeded: false },
          { field: 'inseam', isNeeded: true },
        ]),
      ],
    )
    await piece(1, 'shirt', ['yoke', 'neck', 'chest'])
    await piece(2, 'trousers', ['fly', ...trousers])
    await piece(3, 'forgotten', ['neck'])
    await book.bringUpToDate()
    const { rows } = await client.query<{ needed: string[] }>(
      `select snapshot -> 'needed' as needed from order_pieces order by position`,
    )
    expect(rows.map(({ needed }) => needed)).toEqual([['neck'], trousers, []])
  } finally {
    await book.close()
  }
}, 120_000)

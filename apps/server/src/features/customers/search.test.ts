import { isFound, searchTerms, searchText } from '@darzi/tailoring/names/search-key.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { txOn } from '../../db/tx.ts'
import { mensNames, womensNames } from '../../seed/sample-names.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { insideShop } from '../../testing/explain.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
let owner: Visitor
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  owner = (await aShopAtWork(running.app)).owner
  const book = [
    { name: 'आशा शर्मा', phone: '98765 43210', bookNumber: 'B-17' },
    { name: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ', phone: '98123 45678', people: [{ name: 'Harbhajan Singh' }, { name: 'सीमा' }] },
    { name: 'Manpreet Gill', phone: '+971 50 123 4567', notes: 'Asha’s sister' },
    { name: 'José Çelik', phone: '94170 00017' },
    { name: '100% Cotton & Co_', bookNumber: '2044' },
  ]
  for (const body of book) await owner.call('POST /api/customers', { body })
})
afterAll(() => running.close())

const find = async (q: string, visitor = owner) => {
  const { rows } = await visitor.call('GET /api/customers', { query: { q } })
  const { count } = await visitor.call('GET /api/customers/count', { query: { q } })
  expect(count).toBe(rows.length)
  return rows.map((row) => row.number).sort()
}
const [asha, gurpreet, manpreet, jose, cotton] = ['CUST-001', 'CUST-002', 'CUST-003', 'CUST-004', 'CUST-005']

describe('what is typed finds the record', () => {
  test.each([
    ['a Hindi name in Latin', 'asha', [asha]],
    ['a Hindi name in Gurmukhi', 'ਆਸ਼ਾ', [asha]],
    ['a Hindi name as it is written', 'आशा शर्मा', [asha]],
    ['a Punjabi name in Latin', 'Gurpreet', [gurpreet]],
    ['a Punjabi name in Hindi', 'गुरप्रीत', [gurpreet]],
    ['a Punjabi name in another spelling', 'gurprit kor', [gurpreet]],
    ['a Latin name in Punjabi', 'ਮਨਪ੍ਰੀਤ', [manpreet]],
    ['the words in any order', 'sharma asha', [asha]],
    ['capitals as small letters', 'MANPREET', [manpreet]],
    ['accents left out', 'jose celik', [jose]],
    ['a family member', 'harbhajan', [gurpreet]],
    ['a family member written apart', 'Har Bhajan', [gurpreet]],
    ['a family member in Hindi', 'seema', [gurpreet]],
    ['the last digits of the phone', '43210', [asha]],
    ['the phone with spaces', '98765 43210', [asha]],
    ['the phone with a leading zero', '098765 43210', [asha]],
    ['the phone with the country code', '+91-98765-43210', [asha]],
    ['the phone in Hindi digits', '९८७६५', [asha]],
    ['the phone in Punjabi digits', '੯੮੧੨੩', [gurpreet]],
    ['a foreign phone as dialled from here', '00971 50 123', [manpreet]],
    ['the number as printed', 'CUST-001', [asha]],
    ['the number in small letters', 'cust 002', [gurpreet]],
    ['the number of the old book', 'b-17', [asha]],
    ['the number of the old book in digits', '2044', [cotton]],
    ['digits that stand in a phone and nowhere else', '00017', [jose]],
    ['a name with signs in it', '100% cotton', [cotton]],
  ])('%s', async (_what, q, found) => {
    expect(await find(q)).toEqual(found)
  })
})

test('whatever is typed of names, long or short, alone or together, the index finds whom their texts tell', async () => {
  const { owner: other, shop } = await aShopAtWork(running.app)
  const texts = new Map<string, string>()
  for (const [given = '', , written = ''] of [...womensNames, ...mensNames].slice(0, 24)) {
    const names = [`${given} Kaur`, `${written} ਸਿੰਘ`]
    const [name = '', person = ''] = names
    const { id } = await other.call('POST /api/customers', { body: { name, people: [{ name: person }] } })
    texts.set(id, searchText({ names }))
  }
  const letters = [...womensNames, ...mensNames].flatMap(([given]) =>
    [2, 3, 5].map((many) => given.slice(-many)),
  )
  const typed = letters.flatMap((some, at) => [some, `${some} ${letters.at(-at) ?? ''}`, `${some} kaur si`])
  for (const q of new Set(typed)) {
    const terms = searchTerms(q)
    const found = await insideShop(running.app, shop.id, (client) =>
      sql<{ id: string }>`
        select find_customers(${JSON.stringify(terms)}::jsonb, null, 'active', 999) as id`.execute(
        txOn(client),
      ),
    )
    const told = [...texts].flatMap(([id, text]) => (isFound(text, terms) ? [id] : []))
    expect(found.rows.map(({ id }) => id).sort(), q).toEqual(told.sort())
  }
})

describe('what is typed finds nobody', () => {
  test.each(['%', '_', '%%%', '\\', "'", '"', '--', '()', '  %  ', 'zzz', '0000000'])('%s', async (q) => {
    expect(await find(q)).toEqual([])
  })

  test('who only stands in a note, for notes are not searched', async () => {
    expect(await find('sister')).toEqual([])
  })

  test('in another shop', async () => {
    const stranger = await aShopAtWork(running.app)
    expect(await find('asha', stranger.owner)).toEqual([])
  })
})

test('nothing typed is no search: everyone is shown', async () => {
  expect(await find('   ')).toHaveLength(5)
})

test('a phone as typed finds all records that have it, archived ones too, and tells how it is written', async () => {
  const { owner: keeper } = await aShopAtWork(running.app)
  const add = async (name: string) =>
    keeper.call('POST /api/customers', { body: { name, phone: '9876543210', allowSamePhone: true } })
  const [first, second] = [await add('Asha'), await add('Ravi')]
  await keeper.call('POST /api/customers/:id/archive', { params: { id: first.id } })
  const found = await keeper.call('GET /api/customers/by-phone', { query: { phone: '०९८७६५-४३२१०' } })
  expect(found.phone).toBe('+919876543210')
  expect(found.rows.map((row) => [row.id, row.isArchived])).toEqual([
    [first.id, true],
    [second.id, false],
  ])
  for (const phone of ['98765', '', 'asha'])
    expect(await keeper.call('GET /api/customers/by-phone', { query: { phone } })).toEqual({ rows: [] })
})

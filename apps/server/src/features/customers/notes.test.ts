import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopAtWork, memberAtWork } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

async function aRecord() {
  const { shop, owner } = await aShopAtWork(running.app)
  const record = await owner.call('POST /api/customers', {
    body: { name: 'Asha', people: [{ name: 'Ravi' }] },
  })
  return { shop, owner, record, params: { id: record.id } }
}

test('a note keeps its lines and says who wrote it', async () => {
  const { shop, params } = await aRecord()
  const counter = await memberAtWork(running.app, shop.id, 'counter')
  const { noteList } = await counter.call('POST /api/customers/:id/notes', {
    params,
    body: { text: 'Wants lining.\r\nAsk about buttons. ' },
  })
  expect(noteList).toMatchObject([
    { text: 'Wants lining.\nAsk about buttons.', author: 'A counter', isPinned: false },
  ])
})

test('the newest pinned note is on the card, and pinned notes stand first', async () => {
  const { owner, params } = await aRecord()
  const write = (text: string, isPinned: boolean) =>
    owner.call('POST /api/customers/:id/notes', { params, body: { text, isPinned } })
  await write('first pin', true)
  running.pass({ minutes: 1 })
  await write('plain', false)
  running.pass({ minutes: 1 })
  const record = await write('second pin', true)
  expect(record.noteList.map((note) => note.text)).toEqual(['second pin', 'first pin', 'plain'])
  const { rows } = await owner.call('GET /api/customers')
  expect(rows[0]?.pinnedNote).toBe('second pin')
})

test('what is pinned on one of the family does not stand on the customer’s card', async () => {
  const { owner, record, params } = await aRecord()
  const pin = (text: string, personId?: string) =>
    owner.call('POST /api/customers/:id/notes', { params, body: { text, isPinned: true, personId } })
  const onCard = async () => (await owner.call('GET /api/customers')).rows[0]?.pinnedNote
  await pin('tall', record.people[1]?.id)
  expect(await onCard()).toBeUndefined()
  running.pass({ minutes: 1 })
  await pin('left shoulder drops', record.people[0]?.id)
  running.pass({ minutes: 1 })
  await pin('long arms', record.people[1]?.id)
  expect(await onCard()).toBe('left shoulder drops')
})

test('a note can be about one person of the record, and of no other', async () => {
  const { owner, record, params } = await aRecord()
  const personId = record.people[1]?.id
  const after = await owner.call('POST /api/customers/:id/notes', {
    params,
    body: { text: 'tall', personId },
  })
  expect(after.noteList).toMatchObject([{ personId }])
  const other = await owner.call('POST /api/customers', { body: { name: 'Kiran' } })
  const refused = await owner.try('POST /api/customers/:id/notes', {
    params: { id: other.id },
    body: { text: 'whose?', personId },
  })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toMatchObject([{ field: 'personId' }])
})

test('a note is rewritten, pinned, taken away and brought back; each is one line of the timeline', async () => {
  const { owner, params } = await aRecord()
  const { noteList } = await owner.call('POST /api/customers/:id/notes', { params, body: { text: 'once' } })
  const noteId = noteList[0]?.id ?? ''
  const change = (body: { text?: string; isPinned?: boolean; isDeleted?: boolean }) =>
    owner.call('PATCH /api/customers/:id/notes/:noteId', { params: { ...params, noteId }, body })
  expect((await change({ text: 'twice' })).noteList).toMatchObject([{ text: 'twice' }])
  expect(await change({ isPinned: true })).toMatchObject({ pinnedNote: 'twice' })
  const away = await change({ isDeleted: true })
  expect([away.noteList, away.pinnedNote]).toEqual([[], undefined])
  await change({ isDeleted: true })
  expect(await change({ isDeleted: false })).toMatchObject({ pinnedNote: 'twice' })
  expect((await change({ isPinned: false })).pinnedNote).toBeUndefined()
  const { rows } = await owner.call('GET /api/customers/:id/timeline', { params })
  expect(rows.map((row) => row.kind.replace('customers.', ''))).toEqual([
    'noteUnpinned',
    'noteRestored',
    'noteRemoved',
    'notePinned',
    'noteEdited',
    'noteAdded',
    'added',
  ])
})

test('a note sent twice with the same id is one note', async () => {
  const { owner, params } = await aRecord()
  const request = { params, body: { id: running.app.newId(), text: 'once' } }
  await Promise.all([1, 2].map(() => owner.call('POST /api/customers/:id/notes', request)))
  expect((await owner.call('GET /api/customers/:id', { params })).noteList).toHaveLength(1)
  const other = await owner.call('POST /api/customers', { body: { name: 'Kiran' } })
  const taken = await owner.try('POST /api/customers/:id/notes', { ...request, params: { id: other.id } })
  expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([400, 'id'])
})

test('a note is no change of the record: a form that is open elsewhere still saves', async () => {
  const { owner, params } = await aRecord()
  await owner.call('POST /api/customers/:id/notes', { params, body: { text: 'meanwhile' } })
  const saved = await owner.call('PATCH /api/customers/:id', { params, body: { address: 'x', version: 1 } })
  expect(saved.version).toBe(2)
})

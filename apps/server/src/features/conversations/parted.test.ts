/** A house and a partner that have parted: what they wrote stays to be read, and nobody writes any more. */
import { expect, test } from 'vitest'
import type { Visitor } from '../../testing/visitor.ts'
import { openPartnerTalks } from './partner-talks-for-tests.ts'

const { kit, aTalk, write, list, lines } = openPartnerTalks()

const talkOf = (who: Visitor, id: string) => who.call('GET /api/shop/conversations/:id', { params: { id } })
const endByHouse = ({ house, partnership }: Awaited<ReturnType<typeof aTalk>>) =>
  house.owner.call('PATCH /api/house/partners/:id', { ...partnership, body: { state: 'ended' } })

test('while an order between them is open both go on writing; once it is handed over neither can, and both still read', async () => {
  const talk = await aTalk()
  const { house, tailor, of } = talk
  await write(house.owner, of, 'Sleeves 2 cm longer')
  await endByHouse(talk)
  expect((await talkOf(tailor.owner, talk.id)).isClosed).toBe(false)
  expect((await write(tailor.owner, of, 'They are')).status).toBe(200)
  await kit.deliver(tailor.owner)
  for (const who of [house.owner, tailor.owner]) {
    const refused = await write(who, of, 'One more thing')
    expect([refused.status, refused.body.code]).toEqual([409, 'conversations.parted'])
    expect(await talkOf(who, talk.id)).toMatchObject({ isClosed: true, isParted: true })
    expect((await list(who)).find(({ id }) => id === talk.id)).toMatchObject({ isClosed: true })
    expect((await lines(who, of)).map(({ words }) => words)).toEqual(['They are', 'Sleeves 2 cm longer'])
  }
})

test('another open order of the two keeps all of their conversations open', async () => {
  const talk = await aTalk()
  const { house, tailor, of, partnership } = talk
  await kit.deliver(tailor.owner)
  const order = await kit.anOrder(house)
  await kit.assign(house.owner, order.id, partnership.params.id)
  await endByHouse(talk)
  expect((await write(house.owner, of, 'The buttons of the first one?')).status).toBe(200)
  await kit.deliver(tailor.owner)
  expect((await write(house.owner, of, 'And now?')).body.code).toBe('conversations.parted')
})

test('a pause is no parting, and a new partnership opens what was closed', async () => {
  const talk = await aTalk()
  const { house, tailor, of, partnership } = talk
  await kit.deliver(tailor.owner)
  await house.owner.call('PATCH /api/house/partners/:id', { ...partnership, body: { state: 'paused' } })
  expect((await write(tailor.owner, of, 'Ready for more')).status).toBe(200)
  await tailor.owner.call('POST /api/shop/houses/:id/answer', { ...partnership, body: { answer: 'end' } })
  expect((await write(tailor.owner, of, 'Goodbye')).body.code).toBe('conversations.parted')
  const { body } = await kit.invite(house.owner, tailor.shop.id)
  expect((await write(house.owner, of, 'Come back')).body.code).toBe('conversations.parted')
  await tailor.owner.call('POST /api/shop/houses/:id/answer', {
    params: { id: body.id },
    body: { answer: 'accept' },
  })
  expect((await write(house.owner, of, 'Welcome')).status).toBe(200)
  expect((await talkOf(tailor.owner, talk.id)).isParted).toBeUndefined()
})

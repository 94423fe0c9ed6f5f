/** What a house and its partner write to each other, when one of both is away or complains. */
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { operatorAtWork } from '../../testing/an-operator.ts'
import { asOwner } from '../../testing/as-owner.ts'
import { lastMailTo } from '../../testing/mails.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { jobWork } from '../../work/job-work.ts'
import { type Of, of, openPartnerTalks } from './partner-talks-for-tests.ts'

const { running, kit, aTalk, write, lines } = openPartnerTalks({ works: true })

describe('who is away', () => {
  const planned = (id: string) =>
    asOwner(running.app, async (client) => {
      const { rows } = await client.query(
        `select data from pgboss.job where name = 'conversations.tell' and data ->> 'conversationId' = $1 order by created_on`,
        [id],
      )
      return rows.map(({ data }) => data as never)
    })
  const tell = (data: never) => jobWork(running.app)['conversations.tell'](data, { id: running.app.newId() })

  test('is told once, by mail to the owners of the other shop, and in its inbox', async () => {
    const { house, tailor, id, of: talk } = await aTalk()
    await write(house.owner, talk, 'When is the trial?')
    await write(house.owner, talk, 'Hello?')
    expect(await kindsOf(house.owner)).toEqual([])
    expect(await kindsOf(tailor.owner)).toContainEqual(['conversation', house.name])
    const [first, ...more] = await planned(id)
    expect(more).toEqual([])
    await tell(first as never)
    await expectMail(tailor.owner, { path: `/tailor/messages?with=${id}`, words: house.name })
    await write(tailor.owner, talk, 'On Friday')
    expect(await kindsOf(house.owner)).toEqual([['conversation', tailor.name]])
    await tell((await planned(id))[1] as never)
    await expectMail(house.owner, { path: `/tailor/messages?with=${id}`, words: tailor.name })
  })

  /** Of the mails that come, one leads to `path` and says `words`. */
  async function expectMail(who: Visitor, { path, words }: { path: string; words: string }) {
    const { user } = await who.call('GET /api/session')
    let { text } = await lastMailTo(running.app, user.email)
    while (!text.includes(path)) text = (await lastMailTo(running.app, user.email)).text
    expect(text).toContain(words)
  }
  const kindsOf = async (who: Visitor) =>
    (await who.call('GET /api/inbox')).rows
      .filter(({ kind }) => kind === 'conversation')
      .map(({ kind, params }) => [kind, params?.name])
})

test('open screens of both shops hear that something was written and seen; those of others do not', async () => {
  const { house, tailor, of: talk } = await aTalk()
  const stranger = await kit.aTailor()
  const heard: [string, string][] = []
  const stops = [house, tailor, stranger].map(({ shop, name }) =>
    running.app.live.listen(shop.id, ({ feature, kind }) => {
      if (feature === 'conversations') heard.push([name, kind])
    }),
  )
  await write(house.owner, talk, 'Come at six')
  await tailor.owner.call('POST /api/shop/conversations/:id/seen', talk)
  const both = (kind: string) => [
    [house.name, kind],
    [tailor.name, kind],
  ]
  await expect
    .poll(() => heard.toSorted())
    .toEqual([...both('conversations.written'), ...both('conversations.seen')].toSorted())
  for (const stop of stops) stop()
})

describe('a report', () => {
  const reportLine = async (who: Visitor, talk: Of) => {
    const [line] = await lines(who, talk)
    return who.try('POST /api/shop/conversations/:id/messages/:messageId/report', {
      params: { ...talk.params, messageId: line?.id ?? '' },
      body: { reason: 'abuse' },
    })
  }

  test('by either side reaches the operator; hidden, the line is kept from both', async () => {
    const { house, tailor, of: talk } = await aTalk()
    const operator = await operatorAtWork(running.app)
    for (const [writer, reader] of [
      [house, tailor],
      [tailor, house],
    ] as const) {
      await write(writer.owner, talk, `Rude words of ${writer.name}`)
      expect((await reportLine(writer.owner, talk)).status).toBe(404)
      expect((await reportLine(reader.owner, talk)).status).toBe(200)
      const { rows } = await operator.call('GET /api/admin/reports', { query: { state: 'waiting' } })
      const row = rows.find(({ said }) => said === `Rude words of ${writer.name}`)
      const report = of(row?.id ?? '')
      expect((await operator.call('GET /api/admin/reports/:id', report)).reporter.isShop).toBe(true)
      await operator.call('POST /api/admin/reports/:id/decide', {
        ...report,
        body: { act: 'hide', words: 'Be kind to each other' },
      })
      for (const { owner } of [house, tailor])
        expect((await lines(owner, talk))[0]).toMatchObject({ isHidden: true, words: '' })
      const told = await lastMailTo(running.app, (await writer.owner.call('GET /api/session')).user.email)
      expect(told.text).toContain('Be kind to each other')
    }
  })

  test('of what the house wrote is not seen by the house', async () => {
    const { house, tailor, of: talk } = await aTalk()
    await write(house.owner, talk, 'Rude')
    await reportLine(tailor.owner, talk)
    const seen = (shopId: string) =>
      transact(running.app.database.pool, { side: 'job', shopId }, ({ tx }) =>
        tx.selectFrom('reports').select('said').execute(),
      )
    expect(await seen(house.shop.id)).toEqual([])
    expect(await seen(tailor.shop.id)).toEqual([{ said: 'Rude' }])
  })
})

/** Invitations: whoever is asked hears of it, and whoever asked hears the answer. */
import { expect, test } from 'vitest'
import { memberAtWork } from '../../testing/builders.ts'
import { lastMailTo } from '../../testing/mails.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses({ works: true })

const houseLines = async (member: Visitor) =>
  (await member.call('GET /api/inbox')).rows
    .filter(({ kind }) => /house|partner/i.test(kind))
    .map(({ kind, params, needsAnswer }) => [kind, params.name, params.state, needsAnswer])

test('an invited tailor finds it in the inbox and the mail, with what they would get, and it goes once answered', async () => {
  const [house, tailor] = [await kit.aHouse(), await kit.aTailor()]
  const counter = await memberAtWork(running.app, tailor.shop.id, 'counter')
  const { body } = await kit.invite(house.owner, tailor.shop.id, { rateBp: 1750 })
  expect(await houseLines(tailor.owner)).toEqual([['houseInvited', house.name, undefined, true]])
  expect(await houseLines(counter)).toEqual([])
  const mail = await lastMailTo(running.app, tailor.shop.owner.email)
  expect(mail.text).toContain('They keep 17.5%')
  expect(mail.text).toContain('82.5% is yours')
  expect(mail.text).toContain('/tailor/houses')
  const of = { params: { id: body.id } }
  await tailor.owner.call('POST /api/shop/houses/:id/answer', { ...of, body: { answer: 'accept' } })
  expect(await houseLines(tailor.owner)).toEqual([])
  expect(await houseLines(house.owner)).toEqual([['partnerAnswered', tailor.name, 'active', false]])
  await tailor.owner.call('POST /api/shop/houses/:id/answer', { ...of, body: { answer: 'end' } })
  expect(await houseLines(house.owner)).toEqual([['partnerAnswered', tailor.name, 'ended', false]])
})

test('a tailor hears that the house ended it, and the house does not hear its own word', async () => {
  const { house, tailor, of } = await kit.partners()
  await house.owner.call('PATCH /api/house/partners/:id', { ...of, body: { state: 'ended' } })
  expect(await houseLines(tailor.owner)).toEqual([['houseEnded', house.name, undefined, false]])
  expect(await houseLines(house.owner)).toEqual([])
})

test('an invitation taken back is no longer asked about', async () => {
  const [house, tailor] = [await kit.aHouse(), await kit.aTailor()]
  const { body } = await kit.invite(house.owner, tailor.shop.id)
  await house.owner.call('PATCH /api/house/partners/:id', {
    params: { id: body.id },
    body: { state: 'ended' },
  })
  expect(await houseLines(tailor.owner)).toEqual([])
})

test('a tailor with another currency is shown with the reason, and cannot be invited', async () => {
  const [house, tailor] = [await kit.aHouse(), await kit.aTailor({ country: 'US' })]
  const find = async () =>
    (await house.owner.call('GET /api/house/tailors', { query: { q: tailor.name } })).tailors
  expect(await find()).toMatchObject([
    { id: tailor.shop.id, whyNot: 'otherCurrency', reviews: 0, isVerified: false },
  ])
  expect((await kit.invite(house.owner, tailor.shop.id)).body.code).toBe('houses.otherCurrency')
  const near = await kit.aTailor()
  await kit.invite(house.owner, near.shop.id)
  const { tailors } = await house.owner.call('GET /api/house/tailors', { query: { q: near.name } })
  expect(tailors).toMatchObject([{ id: near.shop.id, whyNot: 'alreadyPartner' }])
})

import { expect, test } from 'vitest'
import { orderStates } from '../orders/life.ts'
import {
  consentActs,
  consentStates,
  customerConsentActs,
  mayActOnConsent,
  mayAskConsent,
} from './photo-consents.ts'

const order = { state: 'delivered' as const }
const photo = { kind: 'stage' }
const answer = (result: ReturnType<typeof mayAskConsent>) => ('ok' in result ? result.to : result.refused)

test('only the customer turns a request into a yes, and can turn every yes into a no', () => {
  const toYes = Object.entries(consentActs).filter(
    ([, { from, to }]) => to === 'agreed' && from.some((each) => each !== 'agreed'),
  )
  expect(toYes.map(([act]) => act)).toEqual(['agree'])
  expect(mayActOnConsent('agreed', 'withdraw')).toEqual({ ok: true, to: 'withdrawn' })
})

test('what was asked can be answered; a no can become a yes, and a yes is taken back but not declined', () => {
  const open = consentStates.map((state) => [
    state,
    customerConsentActs.filter((act) => 'ok' in mayActOnConsent(state, act)).join(),
  ])
  expect(Object.fromEntries(open)).toEqual({
    asked: 'agree,decline',
    agreed: 'withdraw',
    declined: 'agree',
    withdrawn: 'agree',
  })
})

test('a shop asks of delivered orders alone, and never of a house’s', () => {
  const ask = orderStates.filter(
    (state) =>
      answer(mayAskConsent({ order: { state }, photo, state: 'none', refusals: 0, askedAfterNo: 0 })) ===
      'asked',
  )
  expect(ask).toEqual(['delivered'])
  const ofHouse = { ...order, source: 'house' }
  expect(answer(mayAskConsent({ order: ofHouse, photo, state: 'none', refusals: 0, askedAfterNo: 0 }))).toBe(
    'photoConsents.ofHouse',
  )
})

test('a photo of cloth or of a style shows no work, and is not asked about', () => {
  const kinds = ['cloth', 'style', 'customer', 'stage'].map((kind) =>
    answer(mayAskConsent({ order, photo: { kind }, state: 'none', refusals: 0, askedAfterNo: 0 })),
  )
  expect(kinds).toEqual(['photoConsents.notWork', 'photoConsents.notWork', 'photoConsents.notWork', 'asked'])
})

test('after a no a shop asks once more, after two never, and of what was withdrawn never', () => {
  const ask = (state: Parameters<typeof mayAskConsent>[0]['state'], refusals: number, askedAfterNo = 0) =>
    answer(mayAskConsent({ order, photo, state, refusals, askedAfterNo }))
  expect([ask('declined', 1), ask('none', 1)]).toEqual(['asked', 'asked'])
  expect([ask('declined', 2), ask('none', 2), ask('withdrawn', 1), ask('none', 1, 1)]).toEqual([
    'photoConsents.askedEnough',
    'photoConsents.askedEnough',
    'photoConsents.askedEnough',
    'photoConsents.askedEnough',
  ])
  expect([ask('asked', 0), ask('agreed', 0)]).toEqual([
    'photoConsents.notFromHere',
    'photoConsents.notFromHere',
  ])
})

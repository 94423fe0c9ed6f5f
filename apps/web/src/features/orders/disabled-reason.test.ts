import { after, life, orderActs, orderStates } from '@darzi/tailoring/orders/life.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { expect, test } from 'vitest'
import { disabledReason } from './disabled-reason.ts'

const t: Translate = (key, values) =>
  [key.replace(/^orders(-page)?\./, ''), ...Object.values(values ?? {})].join(' ')
const nothing = { approve: false, begin: false, finish: false, deliver: false, cancel: false, rework: false }
const can = { ...nothing, edit: false, pay: false, discount: false, refund: false, writeOff: false }

const notFrom = orderStates.map((state) => [
  state,
  Object.fromEntries(
    orderActs
      .filter((act) => after(state, act) === undefined)
      .map((act) => [act, disabledReason({ state, can }, act, t)]),
  ),
])

test('an act that the order’s state does not allow says what comes first, or that it is behind', () => {
  expect(Object.keys(life)).toHaveLength(notFrom.length)
  expect(Object.fromEntries(notFrom)).toEqual({
    pending: {
      begin: 'reason.first act.approve',
      finish: 'reason.first act.approve',
      deliver: 'reason.first act.approve',
      rework: 'reason.first act.approve',
    },
    approved: {
      approve: 'reason.behind',
      finish: 'reason.first act.begin',
      deliver: 'reason.first act.begin',
      rework: 'reason.first act.begin',
    },
    in_progress: {
      approve: 'reason.behind',
      begin: 'reason.behind',
      deliver: 'reason.first act.finish',
      rework: 'reason.first act.finish',
    },
    ready: { approve: 'reason.behind', begin: 'reason.behind', finish: 'reason.behind' },
    delivered: {
      approve: 'reason.behind',
      begin: 'reason.behind',
      finish: 'reason.behind',
      deliver: 'reason.behind',
      cancel: 'reason.isOver',
    },
    cancelled: Object.fromEntries(orderActs.map((act) => [act, 'reason.isOver'])),
  })
})

test('where the state allows it, the reason is the person’s role or the price', () => {
  expect(disabledReason({ state: 'ready', can }, 'deliver', t)).toBe('reason.notAllowed')
  expect(disabledReason({ state: 'pending', can: { ...can, approve: true } }, 'approve', t)).toBe(
    'reason.priceFirst',
  )
})

import { describe, expect, test } from 'vitest'
import {
  actsOpen,
  closedByAnother,
  mayAct,
  quoteActNames,
  quoteActs,
  quoteSides,
  quoteStates,
} from './life.ts'

const today = '2026-11-25'
const valid = '2026-11-25'
const past = '2026-11-24'

/** Written out by hand, so that the table is not tested against itself. */
const allowed = {
  asked: { customer: ['withdraw', 'stopSharing'], shop: ['offer', 'refuse'] },
  quoted: {
    customer: ['accept', 'decline', 'withdraw', 'stopSharing'],
    shop: ['offer', 'refuse'],
  },
  accepted: { customer: ['stopSharing'], shop: [] },
  declined: { customer: ['stopSharing'], shop: [] },
  refused: { customer: ['stopSharing'], shop: [] },
  withdrawn: { customer: ['stopSharing'], shop: [] },
  closed: { customer: ['stopSharing'], shop: [] },
}

describe.each(quoteStates)('a quote that is %s', (state) => {
  test.each(quoteSides)('lets the %s do these things and no others', (side) => {
    expect(actsOpen({ state, validUntil: valid }, { side, today })).toEqual(allowed[state][side])
    for (const act of quoteActNames) {
      const result = mayAct({ state, validUntil: valid }, { act, side, today })
      expect('ok' in result, act).toBe(allowed[state][side].some((each) => each === act))
    }
  })
})

test('an offer is accepted until its last day, and not after it; a new one may follow', () => {
  const quoted = { state: 'quoted', validUntil: past } as const
  expect(mayAct(quoted, { act: 'accept', side: 'customer', today })).toEqual({
    refused: 'quotes.expired',
    params: { state: 'quoted' },
  })
  expect(mayAct(quoted, { act: 'offer', side: 'shop', today })).toEqual({ ok: true, to: 'quoted' })
  expect(mayAct(quoted, { act: 'decline', side: 'customer', today })).toMatchObject({ ok: true })
})

test('what is over is never open again, and every state can be reached', () => {
  const over = ['accepted', 'declined', 'refused', 'withdrawn', 'closed'] as const
  for (const state of over)
    for (const side of quoteSides)
      for (const act of quoteActNames) {
        const result = mayAct({ state, validUntil: valid }, { act, side, today })
        if ('ok' in result) expect(result.to).toBe(state)
      }
  const reached = new Set<string>(['asked', closedByAnother.to])
  for (const act of Object.values(quoteActs)) if ('to' in act) reached.add(act.to)
  expect([...reached].toSorted()).toEqual([...quoteStates].toSorted())
})

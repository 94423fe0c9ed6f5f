import { expect, test } from 'vitest'
import { orderStates } from '../orders/life.ts'
import { counterRemake } from './counter-remake.ts'

const one = { id: 'one', kind: 'remake', state: 'raised' } as const

test('only what was handed over is made again', () => {
  const allowed = orderStates.filter((state) => 'ok' in counterRemake(state, []))
  expect(allowed).toEqual(['delivered'])
})

test.each([
  ['a request that waits for an answer', one, 'disputes.openBefore'],
  ['a complaint that is being decided', { ...one, kind: 'fit', state: 'answered' }, 'disputes.openBefore'],
  ['a remake that was agreed', { ...one, state: 'agreed' }, 'disputes.remakeBefore'],
  ['one that was decided', { ...one, state: 'decided', outcome: 'remake' }, 'disputes.remakeBefore'],
] as const)('%s stands in the way, and is the next step', (_what, asked, refused) => {
  expect(counterRemake('delivered', [asked])).toEqual({ refused, params: { disputeId: 'one' } })
})

test.each([
  ['turned down', { ...one, state: 'declined' }],
  ['taken back', { ...one, state: 'withdrawn' }],
  ['decided for a refund', { ...one, kind: 'fit', state: 'decided', outcome: 'part' }],
] as const)('what was %s does not: the shop may be kind after all', (_how, asked) => {
  expect(counterRemake('delivered', [asked])).toEqual({ ok: true })
})

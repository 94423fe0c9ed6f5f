import { expect, test } from 'vitest'
import {
  disputeActNames,
  disputeActsOpen,
  disputeKinds,
  disputeSides,
  disputeStates,
  mayActOnDispute,
  refundOf,
} from './life.ts'

const answerBy = '2026-11-25T10:00:00.000Z'
const times = { 'in time': '2026-11-25T10:00:00.000Z', late: '2026-11-25T10:00:00.001Z' } as const

/** All that is allowed of a complaint; whatever is not named here is refused. */
const ofComplaint: Record<string, string> = {
  'shop answer raised in time': 'answered',
  'customer withdraw raised in time': 'withdrawn',
  'customer withdraw raised late': 'withdrawn',
  'customer withdraw answered in time': 'withdrawn',
  'customer withdraw answered late': 'withdrawn',
  'operator decide raised late': 'decided',
  'operator decide answered in time': 'decided',
  'operator decide answered late': 'decided',
}

/** And of a request for a remake: the shop makes it again or says no, and only its silence brings the operator in. */
const ofRemake: Record<string, string> = {
  'shop agree raised in time': 'agreed',
  'shop agree raised late': 'agreed',
  'shop decline raised in time': 'declined',
  'customer withdraw raised in time': 'withdrawn',
  'customer withdraw raised late': 'withdrawn',
  'customer withdraw answered in time': 'withdrawn',
  'customer withdraw answered late': 'withdrawn',
  'operator decide raised late': 'decided',
  'operator decide answered in time': 'decided',
  'operator decide answered late': 'decided',
}

test.each(disputeKinds)(
  'every act on %s of every side in every state, before and after the time to answer',
  (kind) => {
    const open = kind === 'remake' ? ofRemake : ofComplaint
    for (const side of disputeSides)
      for (const act of disputeActNames)
        for (const state of disputeStates)
          for (const [when, now] of Object.entries(times)) {
            const asked = `${side} ${act} ${state} ${when}`
            const result = mayActOnDispute({ kind, state, answerBy }, { act, side, now })
            expect([asked, 'ok' in result ? result.to : undefined]).toEqual([asked, open[asked]])
          }
  },
)

test('a refusal says whether it is too early, too late or not theirs', () => {
  const refused = (side: 'shop' | 'operator', act: 'answer' | 'decide', now: string) => {
    const result = mayActOnDispute({ kind: 'fit', state: 'raised', answerBy }, { act, side, now })
    return 'refused' in result ? result.refused : undefined
  }
  expect(refused('shop', 'answer', times.late)).toBe('disputes.tooLate')
  expect(refused('operator', 'decide', times['in time'])).toBe('disputes.shopFirst')
  expect(refused('shop', 'decide', times.late)).toBe('disputes.notFromHere')
  expect(
    disputeActsOpen({ kind: 'fit', state: 'decided', answerBy }, { side: 'customer', now: times.late }),
  ).toEqual([])
})

test.each([
  ['nothing', 500, undefined, 0],
  ['remake', 500, 100, 0],
  ['whole', 500, undefined, 500],
  ['whole', 0, undefined, 'disputes.refundTooMuch'],
  ['part', 500, 500, 500],
  ['part', 500, 501, 'disputes.refundTooMuch'],
  ['part', 500, undefined, 'disputes.refundMissing'],
  ['part', 500, 0, 'disputes.refundMissing'],
  ['part', -5, 1, 'disputes.refundTooMuch'],
] as const)('%s of %s paid, %s named: %s', (outcome, paidMinor, partMinor, expected) => {
  const result = refundOf(outcome, { paidMinor, partMinor })
  expect('ok' in result ? result.refundMinor : result.refused).toBe(expected)
})

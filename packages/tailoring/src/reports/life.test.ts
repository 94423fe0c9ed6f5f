import { expect, test } from 'vitest'
import { mayActOnReport, reportActNames, reportActsOpen, reportKinds, reportStates } from './life.ts'

const cases = reportKinds.flatMap((kind) => reportStates.map((state) => ({ kind, state })))

test.each([
  ['review', 'waiting', ['hide', 'dismiss']],
  ['review', 'hidden', ['dismiss']],
  ['review', 'dismissed', ['hide']],
  ['message', 'waiting', ['hide', 'dismiss']],
  ['shop', 'waiting', ['note', 'dismiss']],
  ['shop', 'noted', ['dismiss']],
  ['shop', 'hidden', ['dismiss']],
] as const)('of a %s that is %s the operator may %s', (kind, state, acts) => {
  expect(reportActsOpen({ kind, state })).toEqual(acts)
})

test('every decision can be taken back', () => {
  for (const { kind, state } of cases)
    for (const act of reportActNames) {
      const result = mayActOnReport({ kind, state }, act)
      if ('ok' in result) expect(reportActsOpen({ kind, state: result.to })).not.toEqual([])
    }
})

test('nothing is decided twice the same way', () => {
  for (const { kind, state } of cases)
    for (const act of reportActNames) {
      const result = mayActOnReport({ kind, state }, act)
      if ('ok' in result) expect(mayActOnReport({ kind, state: result.to }, act)).toHaveProperty('refused')
    }
})

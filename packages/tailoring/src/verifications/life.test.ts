import { expect, test } from 'vitest'
import { mayActOnVerification, verificationActNames, verificationStates } from './life.ts'

/** Every act of every side in every state; what is not named is refused. */
const open: Record<string, string> = {
  'shop addPhoto draft': 'draft',
  'shop removePhoto draft': 'draft',
  'shop send draft': 'sent',
  'shop takeBack sent': 'draft',
  'operator verify sent': 'verified',
  'operator refuse sent': 'refused',
  'operator refuse verified': 'refused',
}

test('who may do what when, and what it becomes', () => {
  for (const by of ['shop', 'operator'] as const)
    for (const act of verificationActNames)
      for (const state of verificationStates) {
        const result = mayActOnVerification(state, { act, by })
        const to = 'ok' in result ? result.to : undefined
        expect([by, act, state, to]).toEqual([by, act, state, open[`${by} ${act} ${state}`]])
      }
})

/** How a shop becomes verified: what it sends, who decides, and what each becomes. One table, for the shop, the operator and the server. */
import type { Result } from '../result.ts'

/** `renewed`: was verified, and a later one took its place. */
export const verificationStates = ['draft', 'sent', 'verified', 'refused', 'renewed'] as const
export type VerificationState = (typeof verificationStates)[number]

/** What can be checked: who stands behind the shop, where it is, and that it sews what it shows. */
export const verificationParts = ['identity', 'address', 'work'] as const
export type VerificationPart = (typeof verificationParts)[number]

export const mostVerificationPhotos = 12

interface Act {
  by: 'shop' | 'operator'
  from: readonly VerificationState[]
  /** Undefined: the state stays. */
  to?: VerificationState
}

export const verificationActs = {
  addPhoto: { by: 'shop', from: ['draft'] },
  removePhoto: { by: 'shop', from: ['draft'] },
  send: { by: 'shop', from: ['draft'], to: 'sent' },
  /** Back to the shop before anybody decided. */
  takeBack: { by: 'shop', from: ['sent'], to: 'draft' },
  verify: { by: 'operator', from: ['sent'], to: 'verified' },
  /** Of one that stands: the badge is taken away. */
  refuse: { by: 'operator', from: ['sent', 'verified'], to: 'refused' },
} as const satisfies Record<string, Act>
export type VerificationAct = keyof typeof verificationActs
// the keys of a closed table
export const verificationActNames = Object.keys(verificationActs) as VerificationAct[]

export function mayActOnVerification(
  state: VerificationState,
  { act, by }: { act: VerificationAct; by: Act['by'] },
): Result<{ to: VerificationState }, 'verifications.notFromHere', { state: VerificationState }> {
  const rule: Act = verificationActs[act]
  if (rule.by !== by || !rule.from.includes(state))
    return { refused: 'verifications.notFromHere', params: { state } }
  return { ok: true, to: rule.to ?? state }
}

/** Reports of reviews, messages and shops: why one may report, and what the operator may do about it. Every act can be taken back. */
import type { Result } from '../result.ts'

export const reportKinds = ['review', 'message', 'shop'] as const
export type ReportKind = (typeof reportKinds)[number]
/** `other` needs words. */
export const reportReasons = ['abuse', 'false', 'private', 'spam', 'fraud', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportStates = ['waiting', 'hidden', 'noted', 'dismissed'] as const
export type ReportState = (typeof reportStates)[number]

interface Act {
  of: readonly ReportKind[]
  from: readonly ReportState[]
  to: ReportState
}

/** A shop is not hidden by a report: that is suspending it, which is decided on its own. What was hidden is shown again by `dismiss`. */
export const reportActs = {
  hide: { of: ['review', 'message'], from: ['waiting', 'dismissed'], to: 'hidden' },
  note: { of: ['shop'], from: ['waiting', 'dismissed'], to: 'noted' },
  dismiss: { of: ['review', 'message', 'shop'], from: ['waiting', 'hidden', 'noted'], to: 'dismissed' },
} as const satisfies Record<string, Act>
export type ReportAct = keyof typeof reportActs
// the keys of a closed table
export const reportActNames = Object.keys(reportActs) as ReportAct[]

interface ReportNow {
  kind: ReportKind
  state: ReportState
}

export function mayActOnReport(
  { kind, state }: ReportNow,
  act: ReportAct,
): Result<{ to: ReportState }, 'reports.notFromHere', { state: ReportState }> {
  const { of, from, to }: Act = reportActs[act]
  return of.includes(kind) && from.includes(state)
    ? { ok: true, to }
    : { refused: 'reports.notFromHere', params: { state } }
}

/** What the operator may do now; the buttons follow it. */
export const reportActsOpen = (report: ReportNow): ReportAct[] =>
  reportActNames.filter((act) => 'ok' in mayActOnReport(report, act))

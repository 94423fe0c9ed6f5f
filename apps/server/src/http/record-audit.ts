import type { OpenTransaction } from '../db/transact.ts'
import { subjectOf, writeAuditLine } from './audit.ts'
import type { Principal } from './authorize.ts'
import { forgetKey, type KeyedWrite, rememberReply } from './idempotency.ts'
import { isWrite, type Pipeline, routeKey } from './pipeline.ts'

interface Done {
  who: Principal
  write: KeyedWrite | undefined
  answer: unknown
}

/** After a write: its audit line, and its reply for a repeat (never when it signed someone in or told a secret). */
export async function recordAudit(pipeline: Pipeline, { tx }: OpenTransaction, { who, write, answer }: Done) {
  const { route, app, around, state } = pipeline
  if (!isWrite(route) || route.isDraft) return
  const isSecret = route.tellsSecret || state.session || state.pass
  await Promise.all([
    writeAuditLine(tx, {
      id: app.newId(),
      at: around.now,
      route: routeKey(route),
      requestId: state.facts.id,
      shopId: who.member?.shopId,
      accountId: who.member?.accountId ?? who.account?.id ?? who.operator?.id,
      subjectId: subjectOf(state.raw.params, answer),
      keyId: pipeline.key?.id,
    }),
    write && (isSecret ? forgetKey(tx, write) : rememberReply(tx, write, answer ?? null)),
  ])
}

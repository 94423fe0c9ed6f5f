import type { Opened } from '../db/transact.ts'
import { subjectOf, writeAuditLine } from './audit.ts'
import { type Door, isWrite, routeKey } from './door.ts'
import { forgetKey, type KeyedWrite, rememberReply } from './idempotency.ts'
import type { WhoAsks } from './who.ts'

interface Done {
  who: WhoAsks
  write: KeyedWrite | undefined
  answer: unknown
}

/** After a write: its audit line, and its reply for a repeat (never when it signed someone in). */
export async function leaveTraces(door: Door, { tx }: Opened, { who, write, answer }: Done) {
  const { route, house, around, state } = door
  if (!isWrite(route)) return
  await Promise.all([
    writeAuditLine(tx, {
      ...{ id: house.newId(), at: around.now, route: routeKey(route), requestId: state.facts.id },
      shopId: who.member?.shopId,
      accountId: who.member?.accountId ?? who.account?.id,
      subjectId: subjectOf(state.raw.params, answer),
    }),
    write && (state.session || state.pass ? forgetKey(tx, write) : rememberReply(tx, write, answer ?? null)),
  ])
}

import type { adminReportRoutes } from '@darzi/contract/reports.ts'
import { mayActOnReport, type ReportState } from '@darzi/tailoring/reports/life.ts'
import { t } from '@darzi/words/server.ts'
import { operatorInShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { tellByMail } from '../accounts/api.ts'
import { partnerOfMessage, showMessage } from '../conversations/api.ts'
import { showReview } from '../reviews/api.ts'
import { ownersOf } from '../shops/api.ts'
import { tellReport } from './read-reports.ts'
import { lockAlike, type ReportRecord, reportWithId } from './report-queries.ts'
import { decideReports } from './report-store.ts'

type DecideContext = RequestContext<typeof adminReportRoutes.decide>

/**
 * One decision about a thing answers everybody who reported it. Hiding and showing again is done in the shop's own rows; stars are
 * counted anew by the database. Of two decisions at once the second is refused.
 */
export async function decideReport(ctx: DecideContext) {
  const { tx, params, body, operator, now } = ctx
  const row = await reportWithId(tx, params.id)
  if (!row) throw notFound()
  const alike = await lockAlike(tx, row)
  const state = alike.find(({ id }) => id === row.id)?.state ?? row.state
  const result = mayActOnReport({ kind: row.kind, state }, body.act)
  if ('refused' in result) throw new AppError(result.refused, result.params)
  const answered = alike.filter((each) => each.state === state || each.state === 'waiting')
  const decided = { decision: body.words, decided_at: now, decided_by: operator.id }
  await decideReports(
    tx,
    answered.map(({ id }) => id),
    { state: result.to, ...decided },
  )
  const owners = await operatorInShop(tx, { operatorId: operator.id, shopId: row.shop_id }, async () => {
    await show(tx, row, { hiddenAt: result.to === 'hidden' ? now : null })
    return ownersOf(tx)
  })
  const wrote = writersOf(row, { owners, partners: await ownersOfPartner(tx, row, operator.id) })
  // Where nothing changed for whoever wrote it, they are not told that somebody complained.
  const isFelt = result.to !== 'dismissed' || state !== 'waiting'
  const reporters = answered.map((each) => each.account_id)
  await mailAll(ctx, row, { state: result.to, readers: [...reporters, ...(isFelt ? wrote : [])] })
  return tellReport(tx, row.id)
}

/** Inside the shop. */
async function show(tx: Tx, { kind, subject_id }: ReportRecord, { hiddenAt }: { hiddenAt: Date | null }) {
  if (kind === 'review') await showReview(tx, subject_id, { hiddenAt })
  if (kind === 'message') await showMessage(tx, subject_id, { hiddenAt })
}

interface Shops {
  owners: readonly string[]
  /** Of the partner, where the line stands in a conversation with one. */
  partners: readonly string[]
}

/** Of a review both the shop it stands beside and who wrote it; of a message its writer. */
function writersOf(
  { kind, writer_id: writer, by_shop }: ReportRecord,
  { owners, partners }: Shops,
): readonly string[] {
  const known = writer ? [writer] : []
  if (kind === 'review') return [...known, ...owners]
  return kind === 'message' && by_shop ? [...known, ...partners] : owners
}

async function ownersOfPartner(
  tx: Tx,
  { kind, subject_id, shop_id: shopId }: ReportRecord,
  operatorId: string,
) {
  if (kind !== 'message') return []
  const partnerId = await operatorInShop(tx, { operatorId, shopId }, () => partnerOfMessage(tx, subject_id))
  if (!partnerId) return []
  return operatorInShop(tx, { operatorId, shopId: partnerId }, () => ownersOf(tx))
}

async function mailAll(
  ctx: DecideContext,
  { kind, shop_name: shop }: ReportRecord,
  { state, readers }: { state: ReportState; readers: readonly string[] },
) {
  const { words } = ctx.body
  for (const accountId of new Set(readers))
    await tellByMail(ctx, ctx, {
      accountId,
      template: 'reportDecided',
      params: (language) => ({
        what: t(language, `mail.reportDecided.what.${kind}`, { shop }),
        outcome: t(language, `mail.reportDecided.${state}`, {}),
        words,
      }),
    })
}

/**
 * Disputes: raised by whose order it is, answered by the shop in its time, decided once by the operator with what the server has of the order.
 * The table of tailoring/disputes/life says who may do what when; a refund is never more than was paid.
 */
import {
  adminDisputeRoutes,
  counterRemakeRoutes,
  disputeRoutes,
  shopDisputeRoutes,
} from '@darzi/contract/disputes.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { answerDispute } from './answer-dispute.ts'
import { agreeToRemake, readCounterRemake } from './counter-remake.ts'
import { decideDispute } from './decide-dispute.ts'
import { addOwnPhoto, addShopPhoto, disputePhoto, disputePhotoForOperator } from './dispute-photos.ts'
import { disputesPage } from './dispute-queries.ts'
import { evidencePhoto } from './gather-evidence.ts'
import { raiseDispute, readOfOrder, withdrawDispute } from './raise-dispute.ts'
import { readDispute, readWithEvidence, tellRow } from './read-disputes.ts'

export function openDisputes(app: AppContext) {
  handle(app, disputeRoutes.ofOrder, readOfOrder)
  handle(app, disputeRoutes.raise, raiseDispute)
  handleInSteps(app, disputeRoutes.addPhoto, addOwnPhoto)
  handle(app, disputeRoutes.photo, disputePhoto)
  handleInSteps(app, shopDisputeRoutes.addPhoto, addShopPhoto)
  handle(app, shopDisputeRoutes.photo, disputePhoto)
  handle(app, adminDisputeRoutes.photo, disputePhotoForOperator)
  handle(app, disputeRoutes.withdraw, withdrawDispute)
  handle(app, shopDisputeRoutes.list, async ({ tx, query, now }) =>
    listed(await disputesPage(tx, query), now),
  )
  handle(app, shopDisputeRoutes.read, ({ tx, params, now }) =>
    readDispute(tx, params.id, { side: 'shop', now }),
  )
  handle(app, shopDisputeRoutes.answer, answerDispute)
  handle(app, counterRemakeRoutes.read, readCounterRemake)
  handle(app, counterRemakeRoutes.agree, agreeToRemake)
  handle(app, adminDisputeRoutes.list, async ({ tx, query, now }) =>
    listed(await disputesPage(tx, query), now),
  )
  handle(app, adminDisputeRoutes.read, readWithEvidence)
  handle(app, adminDisputeRoutes.evidencePhoto, evidencePhoto)
  handle(app, adminDisputeRoutes.decide, decideDispute)
}

const listed = ({ rows, next }: Awaited<ReturnType<typeof disputesPage>>, now: Date) => ({
  rows: rows.map((row) => tellRow(row, now)),
  next,
})

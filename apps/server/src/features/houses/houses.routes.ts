/**
 * Fashion houses: a house takes orders under its own name and gives them to partners who sew them. Each side has its own book: the
 * partner's order has the house as its customer, and the house sees of the partner's book only how far its own orders are. What
 * both owe each other is a ledger that only grows.
 */
import { houseRoutes, partnerRoutes } from '@darzi/contract/houses.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle } from '../../http/handle.ts'
import { refundEntered } from '../ledger/api.ts'
import { orderEdited, orderStepped } from '../orders/api.ts'
import { answerHouse } from './answer-house.ts'
import { keepOrder, listAskedBack } from './asked-back.ts'
import { assignOrder, listCandidates } from './assign-order.ts'
import { changePartner } from './change-partner.ts'
import { findPartners } from './find-partners.ts'
import { followEdit } from './follow-edits.ts'
import { followRefund, followStep } from './follow-work.ts'
import { countOrders, listHouseOrders, readHouse } from './house-orders.ts'
import { invitePartner, listHouses, listPartners } from './partners.ts'
import { payOut, reversePayout } from './payouts.ts'
import { readOwnStatement, readStatement } from './statements.ts'
import { takeBack } from './take-back.ts'

export function openHouses(app: AppContext) {
  orderStepped.provide(followStep)
  orderEdited.provide(followEdit)
  refundEntered.provide(followRefund)
  handle(app, houseRoutes.overview, readHouse)
  handle(app, houseRoutes.orders, listHouseOrders)
  handle(app, houseRoutes.countOrders, countOrders)
  handle(app, houseRoutes.candidates, listCandidates)
  handle(app, houseRoutes.assign, assignOrder)
  handle(app, houseRoutes.takeBack, takeBack)
  handle(app, houseRoutes.partners, listPartners)
  handle(app, houseRoutes.findTailors, findPartners)
  handle(app, houseRoutes.invite, invitePartner)
  handle(app, houseRoutes.change, changePartner)
  handle(app, houseRoutes.statement, readStatement)
  handle(app, houseRoutes.payOut, payOut)
  handle(app, houseRoutes.reversePayout, reversePayout)
  handle(app, partnerRoutes.list, listHouses)
  handle(app, partnerRoutes.askedBack, listAskedBack)
  handle(app, partnerRoutes.keep, keepOrder)
  handle(app, partnerRoutes.answer, answerHouse)
  handle(app, partnerRoutes.statement, readOwnStatement)
}

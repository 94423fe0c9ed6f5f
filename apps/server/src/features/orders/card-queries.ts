import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import type { Stage } from '@darzi/tailoring/garments/garment.ts'
import { daysLeft, isOverdue } from '@darzi/tailoring/orders/due.ts'
import type { PieceState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber, pieceTag } from '@darzi/tailoring/orders/number.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { exactInstant } from '../../http/exact-instant.ts'
import type { Member } from '../../http/request-context.ts'
import { showPhone } from '../../phone.ts'
import { hasStoppedMessages } from '../customers/api.ts'
import { balanceOf } from '../ledger/api.ts'
import { whatMay } from './what-may.ts'

const columns = [
  'id',
  'number',
  'customer_id',
  'state',
  'tailor_state',
  'priority',
  'source',
  'pays',
  'ordered_on',
  'trial_on',
  'promised_on',
  'workshop_on',
  'delivered_at',
  'currency',
  'pieces_minor',
  'rush_minor',
  'discount_minor',
  'total_minor',
  'paid_minor',
  'notes',
  'assigned_to',
  'cancel_reason',
  'written_off_minor',
  'tax_minor',
  'round_off_minor',
  'billed_minor',
  'kept_minor',
  'given_of_kept_minor',
  'trial_answer',
  'trial_words',
  'tracking_token',
  'created_at',
  'version',
] as const

/** The rows of a list, before anything is added to them: narrow, order and limit this, then dress() it. */
export const bareOrders = (tx: Tx) => tx.selectFrom('orders').select(columns)
export type BareOrders = ReturnType<typeof bareOrders>

/** A piece as a card shows it. */
export interface CardPiece {
  id: string
  position: number
  personId: string
  personName: string
  isCustomer: boolean
  garmentKey: string
  garmentName: string | null
  stages: Stage[]
  stage: number
  state: PieceState
  isUrgent: boolean
  /** 0 while a public form's order waits to be priced. */
  priceMinor: number
}

/** Adds what a card shows beside the order itself; asked for the rows of the page only. */
export function dress(tx: Tx, page: BareOrders) {
  return tx
    .selectFrom(page.as('row'))
    .innerJoin('customers as customer', 'customer.id', 'row.customer_id')
    .leftJoin('members as worker', 'worker.id', 'row.assigned_to')
    .select(columns.map((column) => `row.${column}` as const))
    .select(exactInstant('row.created_at').as('created_exactly'))
    .select(['customer.name as customer_name', 'customer.phone as customer_phone'])
    .select(['customer.photo_id as customer_photo', 'worker.name as worker_name'])
    .select('customer.language as customer_language')
    .select(hasStoppedMessages('customer.id').as('customer_stopped'))
    .select((card) =>
      card
        .selectFrom('order_pieces as piece')
        .innerJoin('persons as person', 'person.id', 'piece.person_id')
        .select(
          sql<CardPiece[]>`json_agg(json_build_object('id', piece.id, 'position', piece.position,
            'personId', piece.person_id, 'personName', piece.person_name,
            'isCustomer', person.is_customer, 'garmentKey', piece.garment_key,
            'garmentName', piece.garment_name, 'stages', piece.stages, 'stage', piece.stage, 'state', piece.state,
            'isUrgent', piece.is_urgent, 'priceMinor', piece.price_minor) order by piece.position)`.as(
            'list',
          ),
        )
        .whereRef('piece.order_id', '=', 'row.id')
        .as('card_pieces'),
    )
}
export type DressedOrder = Awaited<ReturnType<ReturnType<typeof dress>['executeTakeFirstOrThrow']>>

/** What of it a card shows; a list also keeps its cursor by the exact instant. */
export type CardRow = Omit<DressedOrder, 'created_exactly'>

export interface Viewing {
  member: Member
  /** The shop's day. */
  today: string
}

/** A row as the contract's card, as this member sees it. */
export function cardOf(row: CardRow, { member, today }: Viewing): OrderCard {
  const { state, promised_on: promisedOn, total_minor: totalMinor, paid_minor: paidMinor } = row
  const phone = row.customer_phone
  return {
    id: row.id,
    number: orderNumber(row.number),
    state,
    tailorState: row.tailor_state,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      phone: phone ?? undefined,
      phoneShown: phone ? showPhone(phone, member.shop.country) : undefined,
      photoUrl: row.customer_photo ? `/api/photos/${row.customer_photo}/thumb` : undefined,
      language: row.customer_language ?? undefined,
      hasStoppedMessages: row.customer_stopped || undefined,
    },
    pieces: (row.card_pieces ?? []).map((piece, _place, all) => cardPiece(piece, row.number, all.length)),
    priority: row.priority,
    orderedOn: row.ordered_on,
    trialOn: row.trial_on ?? undefined,
    promisedOn,
    workshopOn: row.workshop_on ?? undefined,
    daysLeft: daysLeft(promisedOn, today),
    isOverdue: isOverdue({ state, promisedOn }, today),
    currency: row.currency,
    totalMinor,
    paidMinor,
    balanceMinor: balanceOf(row),
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: row.worker_name ?? '' } : undefined,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    can: whatMay(member, { state, balanceMinor: balanceOf(row), paidMinor }),
  }
}

function cardPiece(piece: CardPiece, number: number, of: number): OrderCard['pieces'][number] {
  return {
    id: piece.id,
    position: piece.position,
    tag: pieceTag(number, { position: piece.position, of }),
    garment: { key: piece.garmentKey, name: piece.garmentName ?? undefined },
    person: { id: piece.personId, name: piece.personName, isCustomer: piece.isCustomer },
    stages: piece.stages,
    stage: piece.stage,
    state: piece.state,
    isUrgent: piece.isUrgent,
    priceMinor: piece.priceMinor,
  }
}

import type { SentBill, TrackedLink } from '@darzi/contract/tracking.ts'
import { customerMay } from '@darzi/tailoring/orders/customer-life.ts'
import { life, type OrderState } from '@darzi/tailoring/orders/life.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { Tx } from '../../db/tx.ts'
import type { Settings } from '../../settings.ts'
import { billsOfOrders } from '../bills/api.ts'
import { balanceOf, readAwaited } from '../ledger/api.ts'
import { lastOnline, onlineOffer } from '../online-payments/api.ts'
import { askByUpi } from '../payments/api.ts'
import { sharedPhotos, standingSteps } from './link-queries.ts'
import { linkedPiece } from './linked-piece.ts'
import { dialled, progressOf } from './tracked-orders.ts'
import { type TrackedPiece, type TrackedRow, trackedPieces, trackedRows } from './tracked-queries.ts'

/** All that the private link tells of its order. Inside the order's shop. */
export async function readLinkedOrder(tx: Tx, orderId: string, settings: Settings): Promise<TrackedLink> {
  const [rows, pieces] = await Promise.all([trackedRows(tx, [orderId]), trackedPieces(tx, [orderId])])
  const [told] = await readLinkedOrders(tx, { rows, pieces })
  if (!told) throw new Error('the order of a link is not in its shop')
  const online = await onlineOf(tx, told, settings)
  return { ...told, online, lastOnline: await lastOnline(tx, orderId) }
}

/** What may be paid online now: what is owed and not awaited, where the shop takes it. */
async function onlineOf(
  tx: Tx,
  { isPriced, state, balanceMinor, awaitedMinor, currency }: TrackedLink,
  settings: Settings,
) {
  const mostMinor = balanceMinor - awaitedMinor
  if (!isPriced || !customerMay(state, 'pay') || mostMinor <= 0) return undefined
  if (!(await onlineOffer(tx, settings, currency))) return undefined
  return { mostMinor }
}

interface Book {
  rows: readonly TrackedRow[]
  pieces: readonly TrackedPiece[]
}

/** The same of each of these orders, with their pieces, in their order. Inside their shop. */
export async function readLinkedOrders(tx: Tx, { rows, pieces }: Book): Promise<TrackedLink[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [steps, photos, bills, awaited] = await Promise.all([
    standingSteps(tx, ids),
    sharedPhotos(tx, ids),
    billsOfOrders(tx, ids),
    Promise.all(ids.map((id) => readAwaited(tx, id))),
  ])
  return rows.map((row, place) => {
    const isOf = (of: { order_id: string }) => of.order_id === row.id
    const own = {
      pieces: pieces.filter(isOf),
      steps: steps.filter(isOf),
      photos: photos.filter(isOf),
      bills: bills.filter(({ orderId }) => orderId === row.id),
    }
    return linkOf(row, { ...own, awaited: awaited[place] ?? { awaitedMinor: 0, lines: 0 } })
  })
}

interface Around {
  pieces: readonly TrackedPiece[]
  steps: Awaited<ReturnType<typeof standingSteps>>
  photos: Awaited<ReturnType<typeof sharedPhotos>>
  bills: Awaited<ReturnType<typeof billsOfOrders>>
  awaited: Awaited<ReturnType<typeof readAwaited>>
}

function linkOf(row: TrackedRow, { pieces, steps, photos, bills, awaited }: Around): TrackedLink {
  const address = `/api/track/${encodeURIComponent(row.tracking_token)}`
  return {
    ...headOf(row),
    ...moneyOf(row, { ...awaited, isPriced: pieces.every(({ price_minor: price }) => price > 0) }),
    pieces: pieces.map((piece) => linkedPiece(piece, { order: row, of: pieces.length })),
    steps: steps.map(({ at, kind, state_to }) => ({ at: at.toISOString(), kind, state: state_to })),
    photos: photos.map(({ id, stage, created_at }) => ({
      id,
      stage: stage ?? undefined,
      createdAt: created_at.toISOString(),
      url: `${address}/photos/${id}/full`,
      thumbUrl: `${address}/photos/${id}/thumb`,
    })),
    hasPhotoConsents: row.has_photo_consents ? true : undefined,
    bills: sentBills(bills, `${address}/bills`),
    can: { answerTrial: mayAnswerTrial(row.state, pieces) },
  }
}

/** Bills as their customer finds them below this address; undefined where there are none. */
export function sentBills(bills: Around['bills'], address: string): SentBill[] | undefined {
  if (bills.length === 0) return undefined
  return bills.map(({ id, number, kind }) => ({ id, number, kind, url: `${address}/${id}` }))
}

function headOf(row: TrackedRow) {
  return {
    number: orderNumber(row.number),
    shop: {
      name: row.shop_name,
      phone: dialled(row.shop_phone),
      address: row.shop_address ?? undefined,
    },
    customerName: row.customer_name,
    tailorName: row.member_name ?? undefined,
    notes: row.notes ?? undefined,
    state: row.state,
    status: life[row.state].tracking,
    progress: progressOf(row.state),
    orderedOn: row.ordered_on,
    trialOn: row.trial_on ?? undefined,
    promisedOn: row.promised_on,
    trial: row.trial_answer ? { answer: row.trial_answer, words: row.trial_words ?? undefined } : undefined,
  }
}

interface RequestContext {
  awaitedMinor: number
  lines: number
  isPriced: boolean
}

function moneyOf(row: TrackedRow, { awaitedMinor, lines, isPriced }: RequestContext) {
  const balanceMinor = balanceOf(row)
  const order = { id: row.id, number: orderNumber(row.number), currency: row.currency, balanceMinor }
  const asking = { upiId: row.upi_id, payee: row.shop_name, order, awaitedMinor, lines }
  return {
    piecesMinor: row.pieces_minor,
    rushMinor: row.rush_minor,
    discountMinor: row.discount_minor,
    writtenOffMinor: row.written_off_minor,
    taxMinor: row.tax_minor,
    roundOffMinor: row.round_off_minor,
    currency: row.currency,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    balanceMinor,
    awaitedMinor,
    isPriced,
    upi: isPriced && customerMay(row.state, 'pay') ? askByUpi(asking) : undefined,
  }
}

interface PieceAt {
  stages: readonly { isTrial?: boolean }[]
  stage: number
  state: string
}

/** A trial waits for the customer's word while a piece in work stands at its trial. */
export function mayAnswerTrial(state: OrderState, pieces: readonly PieceAt[]): boolean {
  if (!customerMay(state, 'answerTrial')) return false
  return pieces.some((piece) => piece.state === 'working' && piece.stages[piece.stage]?.isTrial === true)
}

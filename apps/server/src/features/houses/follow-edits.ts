/** What a house puts right of an order that a partner has: it goes along while it is uncut, and both sides read what did not. */
import { movedPartnerDay } from '@darzi/tailoring/houses/corrections.ts'
import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import { type Correction, correctElsewhere, type EditedBy, type OrderEdit } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { shopOf } from './partner-store.ts'
import { pieceToSew } from './sewing-queries.ts'
import { isInBook, lockWorkOf, markCorrected, type Work } from './work-store.ts'

/** Inside the house. */
export async function followEdit(tx: Tx, by: EditedBy, edit: OrderEdit) {
  const work = await lockWorkOf(tx, { shopId: by.shopId, orderId: edit.orderId })
  // What was handed over is back in the house.
  if (!work || work.state === 'delivered') return
  const correction = await correctionOf(tx, by, { edit, work })
  if (!correction) return
  const { shop_id: from, tailor_id: to, tailor_order_id: orderId } = work
  const corrected = await besideShop(tx, { from, to }, async () => {
    if (!(await isInBook(tx, orderId))) return undefined
    const done = await correctElsewhere(tx, by, correction)
    await tell(tx, by, {
      shopId: to,
      orderId,
      name: done.name,
      kind: done.refused ? 'houses.changedLate' : 'houses.corrected',
      params: { fact: factOf(edit) },
    })
    return done
  })
  if (!corrected) return
  const { refused } = corrected
  await markCorrected(tx, work.id, {
    now: by.now,
    isMissed: refused !== undefined,
    dueOn: correction.promisedOn,
  })
  if (edit.photo && !refused) await by.enqueue('houses.photos', { shopId: from, workId: work.id })
  await tell(tx, by, {
    shopId: from,
    orderId: edit.orderId,
    name: edit.name,
    kind: refused ? 'houses.notPassedOn' : 'houses.passedOn',
    params: { tailor: work.tailor_name, fact: factOf(edit), why: refused ?? '' },
  })
}

interface Following {
  edit: OrderEdit
  work: Work
}

/** Undefined where nothing of it is the partner's to know. */
async function correctionOf(
  tx: Tx,
  { now }: EditedBy,
  { edit, work }: Following,
): Promise<Correction | undefined> {
  const { piece, days, priority, photo } = edit
  const order = { orderId: work.tailor_order_id }
  if (piece) {
    const there = await pieceToSew(tx, { orderId: edit.orderId, position: piece.position })
    return there && piece.facts.length > 0 ? { ...order, piece: { ...piece, there } } : undefined
  }
  if (photo) return { ...order, photo }
  const house = await shopOf(tx, work.shop_id)
  const today = dayIn(house?.time_zone ?? 'UTC', now)
  const promisedOn = days && work.due_on ? movedPartnerDay({ ...days, dueOn: work.due_on, today }) : undefined
  return promisedOn || priority ? { ...order, promisedOn, priority } : undefined
}

/** What the timeline calls it. */
function factOf({ piece, photo, days, priority }: OrderEdit): string {
  if (photo) return 'photo'
  if (piece) return piece.facts.length === 1 ? (piece.facts[0] ?? '') : 'several'
  return days && priority ? 'several' : days ? 'day' : 'priority'
}

interface Telling {
  shopId: string
  orderId: string
  name: string
  kind: string
  params: Record<string, string>
}

/** A line of the order's timeline, inside its shop. */
const tell = (tx: Tx, { now, newId }: EditedBy, { shopId, orderId, name, kind, params }: Telling) =>
  publishEvent(
    tx,
    { shopId, memberId: null, name: null },
    { id: newId(), at: now, kind, subject: { type: 'order', id: orderId, name }, params },
  )

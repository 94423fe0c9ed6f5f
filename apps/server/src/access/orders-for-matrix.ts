import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
  /** Stands in every text. */
  word: string
  customerId: string
  personId: string
  /** A picture of the shop. */
  fileId: string
}

/** A day is closed once: each closing has one of its own. */
let closedDays = 0

/** An order in work with one piece, the member's step just made, a photo and an advance. */
export async function anOrder({ tx, shopId, memberId, at, newId, word, ...of }: Given) {
  const [orderId, pieceId, stepId, orderPhotoId] = [newId(), newId(), newId(), newId()]
  const [paymentId, closingId, onlineId] = [newId(), newId(), newId()]
  const trackingToken = `token-${newId()}`
  const inOrder = { shop_id: shopId, order_id: orderId }
  await tx
    .insertInto('orders')
    .values({
      shop_id: shopId,
      id: orderId,
      number: Math.floor(Math.random() * 2e9),
      customer_id: of.customerId,
      state: 'in_progress',
      tailor_state: 'in_progress',
      source: 'counter',
      ordered_on: '2026-01-01',
      promised_on: '2026-01-08',
      currency: 'INR',
      pieces_minor: 100_000,
      total_minor: 100_000,
      notes: `${word} is in a hurry`,
      tracking_token: trackingToken,
      search_text: word.toLowerCase(),
      created_at: at,
      updated_at: at,
    })
    .execute()
  await tx
    .insertInto('order_pieces')
    .values({
      ...inOrder,
      id: pieceId,
      position: 1,
      person_id: of.personId,
      person_name: `${word} Junior`,
      garment_key: 'shirt',
      price_minor: 100_000,
      stage: 1,
      state: 'working',
      stage_since: at,
      // Cut from sizes that lack nothing: what stands in the way of work is no question of who asks.
      snapshot: JSON.stringify({
        recordId: newId(),
        version: 1,
        takenAt: at.toISOString(),
        profile: 'body',
        unit: 'in',
        values: [],
        fields: [],
        needed: [],
      }),
      stages: JSON.stringify([
        { key: 'received' },
        { key: 'cutting' },
        { key: 'sewing' },
        { key: 'delivery' },
      ]),
    })
    .execute()
  const step = { id: pieceId, from: 0, to: 1, stateFrom: 'waiting', stateTo: 'working' }
  await tx
    .insertInto('order_steps')
    .values({
      ...inOrder,
      id: stepId,
      at,
      member_id: memberId,
      kind: 'moved',
      state_from: 'approved',
      state_to: 'in_progress',
      pieces: JSON.stringify([step]),
    })
    .execute()
  await tx
    .insertInto('order_photos')
    .values({ ...inOrder, id: orderPhotoId, file_id: of.fileId, kind: 'cloth', created_at: at })
    .execute()
  await tx
    .insertInto('payments')
    .values({
      ...inOrder,
      id: paymentId,
      kind: 'advance',
      method: 'cash',
      status: 'completed',
      amount_minor: 20_000,
      note: `${word} paid`,
      member_id: memberId,
      created_at: at,
      completed_at: at,
    })
    .execute()
  closedDays += 1
  const day = new Date(Date.UTC(1950, 0, closedDays))
  await tx
    .insertInto('day_closings')
    .values({
      shop_id: shopId,
      id: closingId,
      closed_on: day.toISOString().slice(0, 10),
      currency: 'INR',
      float_minor: 0,
      cash_minor: 0,
      counted_minor: 0,
      counted: '[]',
      member_id: memberId,
      member_name: `${word} closed`,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('online_payments')
    .values({
      shop_id: shopId,
      id: onlineId,
      order_id: orderId,
      gateway: 'stripe',
      amount_minor: 100,
      currency: 'INR',
      created_at: at,
      expires_at: at,
    })
    .execute()
  return { closingId, orderId, pieceId, stepId, orderPhotoId, paymentId, trackingToken }
}

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

/** An order in work with one piece, the member's step just made, a photo and an advance. */
export async function anOrder({ tx, shopId, memberId, at, newId, word, ...of }: Given) {
  const [orderId, pieceId, stepId, orderPhotoId, paymentId] = [newId(), newId(), newId(), newId(), newId()]
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
  return { orderId, pieceId, stepId, orderPhotoId, paymentId, trackingToken }
}

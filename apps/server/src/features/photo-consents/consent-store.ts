import type { ConsentWay } from '@darzi/tailoring/market/photo-consents.ts'
import type { Tx } from '../../db/tx.ts'

interface NewConsent {
  shopId: string
  id: string
  orderId: string
  photoId: string
  memberId: string
  now: Date
}

export async function insertConsent(tx: Tx, consent: NewConsent) {
  await tx
    .insertInto('photo_consents')
    .values({
      shop_id: consent.shopId,
      id: consent.id,
      order_id: consent.orderId,
      photo_id: consent.photoId,
      asked_at: consent.now,
      asked_by: consent.memberId,
    })
    .execute()
}

interface Answer {
  state: 'agreed' | 'declined'
  by: ConsentWay
  accountId?: string | undefined
  wording: number
  now: Date
}

export async function writeAnswer(tx: Tx, id: string, { state, by, accountId, wording, now }: Answer) {
  await tx
    .updateTable('photo_consents')
    .set({
      state,
      answered_by: by,
      account_id: accountId ?? null,
      wording,
      answered_at: now,
      withdrawn_at: null,
    })
    .where('id', '=', id)
    .execute()
}

/** From here on nobody sees the photo on the shop's page. */
export async function writeWithdrawal(tx: Tx, id: string, now: Date) {
  await tx
    .updateTable('photo_consents')
    .set({ state: 'withdrawn', withdrawn_at: now, shown_at: null })
    .where('id', '=', id)
    .execute()
}

/** Takes back every yes about these orders, also while the shop's book is cleared: it may be put back. */
export async function withdrawAgreed(tx: Tx, { orderIds, now }: { orderIds: string[]; now: Date }) {
  await tx
    .updateTable('photo_consents')
    .set({ state: 'withdrawn', withdrawn_at: now, shown_at: null })
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'agreed')
    .execute()
}

export async function showConsented(tx: Tx, id: string, now: Date) {
  await tx.updateTable('photo_consents').set({ shown_at: now }).where('id', '=', id).execute()
}

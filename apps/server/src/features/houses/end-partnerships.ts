import type { Tx } from '../../db/tx.ts'
import { changePartnership, partnershipsOf, shopOf } from './partner-store.ts'
import { tellOtherSide } from './tell-other-side.ts'
import { dropAskedBack } from './work-store.ts'

interface Closing {
  tx: Tx
  now: Date
  newId(): string
}

/** The shop closes: it sews for nobody and gives to nobody any more, and the other sides hear of it. Inside it. */
export async function endPartnerships({ tx, now, newId }: Closing, shopId: string) {
  await dropAskedBack(tx, shopId)
  const shop = await shopOf(tx, shopId)
  const telling = { tx, member: { shopId }, now, newId }
  for (const side of ['house', 'tailor'] as const) {
    const rows = await partnershipsOf(tx, shopId, side)
      .where('state', 'in', ['invited', 'active', 'paused'])
      .execute()
    for (const { id, state, shop_id, tailor_id } of rows) {
      const isInvitation = state === 'invited'
      const isDeclined = isInvitation && side === 'tailor'
      await changePartnership(tx, id, {
        ...(isDeclined ? { state: 'declined', answered_at: now } : { state: 'ended' }),
        ...(isInvitation ? {} : { ended_by: side, ended_at: now }),
        proposed_rate_bp: null,
        proposed_at: null,
      })
      // An invitation of a house that is gone is not there any more.
      if (isInvitation && side === 'house') continue
      const kind = isDeclined ? 'houses.declined' : 'houses.ended'
      const other = side === 'house' ? tailor_id : shop_id
      await tellOtherSide(telling, { id: other, name: shop?.name ?? '', kind })
    }
  }
}

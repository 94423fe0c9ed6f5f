import { type Actor, type NewEvent, publishEvent } from '../../events/publish-event.ts'
import type { Around, InTx, Member } from '../../http/request-context.ts'
import type { ShopOfForm } from './form-shop-queries.ts'

/** Who writes when nobody of the shop does: rows say no member, and the form may do what it has to and nothing else. */
export function formMember(shop: ShopOfForm): Member {
  return {
    // Every column a member's id goes to may be empty; the type is that of those who sign in.
    id: null as unknown as string,
    accountId: null as unknown as string,
    shopId: shop.id,
    name: '',
    role: 'counter',
    may: (action) => action === 'customers.write' || action === 'customers.read',
    shop: { country: shop.country, timeZone: shop.time_zone, currency: shop.currency },
  }
}

/** Says in the shop's timeline what a form did. */
export function announcesAs(
  { tx }: Pick<InTx, 'tx'>,
  { newId, now }: Pick<Around, 'newId' | 'now'>,
  shopId: string,
) {
  const actor: Actor = { shopId, memberId: null, name: null }
  return (event: NewEvent) => publishEvent(tx, actor, { ...event, id: newId(), at: now })
}

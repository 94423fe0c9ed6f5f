import type { shopRoutes } from '@darzi/contract/shops.ts'
import type { Asked } from '../../http/asked.ts'
import { fieldRefusal } from '../../http/refusal.ts'
import { readShop } from './shop-queries.ts'
import { isTimeZone } from './time-zone.ts'

/** Changes the shop's facts; fields left out stay, an empty text clears. */
export async function updateShop({ tx, member, body, now, announce }: Asked<typeof shopRoutes.update>) {
  const { name, phone, email, address, currency, timeZone, country } = body
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fieldRefusal('timeZone', 'request.invalid')
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(address === undefined ? {} : { address: address || null }),
    ...(currency === undefined ? {} : { currency }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(country === undefined ? {} : { country }),
  }
  if (Object.keys(change).length > 0) {
    await tx.updateTable('shops').set(change).where('id', '=', member.shopId).execute()
    const subject = await tx
      .selectFrom('shops')
      .select('name')
      .where('id', '=', member.shopId)
      .executeTakeFirstOrThrow()
    await announce({
      kind: 'shops.changed',
      subject: { type: 'shop', id: member.shopId, name: subject.name },
    })
  }
  return readShop(tx, member.shopId, now)
}

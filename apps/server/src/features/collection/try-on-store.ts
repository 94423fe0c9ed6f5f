import type { ZoneFit } from '@darzi/contract/collection.ts'
import type { Tx } from '../../db/tx.ts'

interface TryOn {
  accountId: string
  id: string
  item: { id: string; shop_id: string }
  size: string
  colour: string
  fits: boolean
  zones: readonly ZoneFit[]
  now: Date
}

export async function keepTryOn(tx: Tx, { accountId, id, item, size, colour, fits, zones, now }: TryOn) {
  await tx
    .insertInto('try_ons')
    .values({
      ...{ account_id: accountId, id, item_id: item.id, item_shop_id: item.shop_id },
      ...{ size, colour, fits, zones: JSON.stringify(zones), tried_at: now },
    })
    .execute()
}

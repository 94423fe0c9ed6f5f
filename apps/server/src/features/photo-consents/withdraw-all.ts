import { consentWording } from '@darzi/tailoring/market/photo-consents.ts'
import { handToShop } from '../../access/cross-tenant.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { byShop } from '../shops/api.ts'
import { tellAnswered } from './answer-consent.ts'
import { consentsOfOrders, ownPlaces } from './consent-queries.ts'
import { withdrawAgreed, writeWithdrawal } from './consent-store.ts'

type Given = Pick<InTx, 'tx'> & Pick<Around, 'now' | 'newId'>

/** Takes every yes back about photos of an account's orders, and tells the shops: of an account that goes nothing is shown. */
export async function withdrawAllConsents({ tx, now, newId }: Given, accountId: string) {
  for (const [shopId, places] of byShop(await ownPlaces(tx)))
    await handToShop(tx, { accountId, shopId }, async () => {
      const orderIds = places.map(({ orderId }) => orderId)
      const rows = await consentsOfOrders(tx, orderIds)
      for (const row of rows.filter(({ state }) => state === 'agreed')) {
        await writeWithdrawal(tx, row.id, now)
        const given = { shopId, orderId: row.order_id, by: 'account', row, state: 'withdrawn' } as const
        await tellAnswered({ tx, newId, now }, { ...given, wording: row.wording ?? consentWording })
      }
      await withdrawAgreed(tx, { orderIds, now })
    })
}

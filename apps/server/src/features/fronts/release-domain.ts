import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { Around, InTx } from '../../http/request-context.ts'
import { tellOwners } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { takeFromOthers } from './front-store.ts'

interface Releasing extends Pick<InTx, 'enqueue'>, Pick<Around, 'now' | 'newId'> {
  tx: Tx
  member: { shopId: string }
}

interface Proof {
  domain: string
  /** What stands in the records of the domain now. */
  found: readonly string[]
}

/** Whoever holds the domain and has no record there any more holds it no longer, and is told. The record of the asking shop is there. */
export async function releaseDomain(ctx: Releasing, proof: Proof) {
  const { tx, member, now, newId } = ctx
  const { domain } = proof
  for (const shopId of await takeFromOthers(tx, proof))
    await besideShop(tx, { from: member.shopId, to: shopId }, async () => {
      const shop = await nameOfShop(tx, shopId)
      await publishEvent(
        tx,
        { shopId, memberId: null, name: null },
        {
          id: newId(),
          at: now,
          kind: 'fronts.domainLost',
          subject: { type: 'shop', id: shopId, name: shop },
          params: { domain },
        },
      )
      await tellOwners(ctx, ctx, {
        template: 'domainLost',
        params: { domain, shop, path: '/boutique/front' },
      })
    })
}

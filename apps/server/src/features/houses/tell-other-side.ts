import { besideShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { publishEvent } from '../../events/publish-event.ts'
import type { Params } from '../../http/app-error.ts'

interface Telling {
  tx: Tx
  member: { shopId: string }
  now: Date
  newId(): string
}

interface Told {
  id: string
  /** Of who says it. */
  name: string
  kind: string
  params?: Params
}

/** Says it in the timeline of the other side, by a name of its own. */
export async function tellOtherSide({ tx, member, now, newId }: Telling, { id, name, kind, params }: Told) {
  await besideShop(tx, { from: member.shopId, to: id }, () =>
    publishEvent(
      tx,
      { shopId: id, memberId: null, name },
      { id: newId(), at: now, kind, subject: { type: 'shop', id, name }, params },
    ),
  )
}

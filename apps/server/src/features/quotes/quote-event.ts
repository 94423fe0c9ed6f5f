import { publishEvent } from '../../events/publish-event.ts'
import type { Around, InTx } from '../../http/request-context.ts'

interface Happening extends Pick<InTx, 'tx'>, Pick<Around, 'newId' | 'now'> {}

/** Says in the shop's timeline what its customer did, and wakes its open screens. Inside the shop. */
export const tellShop = (
  { tx, newId, now }: Happening,
  { shopId, id, name, kind }: { shopId: string; id: string; name: string; kind: string },
) =>
  publishEvent(
    tx,
    { shopId, memberId: null, name },
    { id: newId(), at: now, kind, subject: { type: 'quote', id, name } },
  )

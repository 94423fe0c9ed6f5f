import type { AppContext } from '../../http/app-context.ts'
import { aShopAtWork } from '../../testing/builders.ts'

/** A shop with one item, twenty metres of poplin unless said otherwise, and what can be done with it. */
export async function aStock(app: AppContext, said: object = {}) {
  const { shop, owner } = await aShopAtWork(app)
  const item = await owner.call('POST /api/inventory/items', {
    body: { name: 'White poplin', category: 'fabric', unit: 'm', onHand: 20, lowAt: 5, ...said },
  })
  const of = { params: { id: item.id } }
  const move = (
    kind: 'received' | 'used' | 'returned' | 'wasted' | 'counted',
    quantity: number,
    more: object = {},
  ) => owner.try('POST /api/inventory/items/:id/movements', { ...of, body: { kind, quantity, ...more } })
  const now = () => owner.call('GET /api/inventory/items/:id', of)
  const moved = async () =>
    (await owner.call('GET /api/inventory/items/:id/movements', of)).rows.map(
      ({ kind, quantity, onHand }) => `${kind} ${quantity} → ${onHand}`,
    )
  return { shop, owner, item, of, move, now, moved }
}

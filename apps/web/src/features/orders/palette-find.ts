import { ClipboardList } from 'lucide-react'
import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import type { PaletteFind } from '../../shell/palette-find.ts'

/** The first orders that a number, a name or some digits of a phone find. */
export const ordersInPalette: PaletteFind = {
  feature: 'orders',
  needs: 'orders.read',
  label: 'app.nav.orderList',
  icon: ClipboardList,
  async find(q, told) {
    const { rows } = await call('GET /api/orders', { query: { q, limit: 4 } }, told)
    return rows.map(({ id, number, customer }) => ({
      id,
      to: links.order(id),
      name: number,
      aside: customer.name,
    }))
  },
}

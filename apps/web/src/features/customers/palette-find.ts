import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import type { PaletteFind } from '../../shell/palette-find.ts'

/** The first customers that a name or some digits of a phone find. */
export const customersInPalette: PaletteFind = {
  feature: 'customers',
  needs: 'customers.read',
  label: 'app.palette.customers',
  async find(q, told) {
    const { rows } = await call('GET /api/customers', { query: { q, limit: 6 } }, told)
    return rows.map(({ id, name, number, phoneShown, photo }) => ({
      id,
      to: links.customer(id),
      name,
      aside: [phoneShown, number].filter(Boolean).join(' · '),
      photoUrl: photo?.thumbUrl,
    }))
  },
}

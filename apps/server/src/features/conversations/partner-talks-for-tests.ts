/** Conversations of a house and its partner in tests: opened by the house, of an order it gave. */
import { asOwner } from '../../testing/as-owner.ts'
import { anAccount, signedIn } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { openHouses } from '../houses/houses-for-tests.ts'

export const of = (id: string) => ({ params: { id } })
export type Of = ReturnType<typeof of>

/** One server for the tests of a file, and what both sides do there. */
export function openPartnerTalks(works: { works?: boolean } = {}) {
  const { running, kit } = openHouses(works)
  /** An order of the house with a partner, the same in the partner's book, and the conversation that the house opened of it. */
  async function aTalk() {
    const { house, tailor, of: partnership } = await kit.partners()
    const order = await kit.anOrder(house)
    await kit.assign(house.owner, order.id, partnership.params.id)
    const [own] = (await tailor.owner.call('GET /api/orders')).rows
    if (!own) throw new Error('the tailor was given nothing')
    const body = { orderId: order.id, with: 'partner' as const }
    const { id } = await house.owner.call('POST /api/shop/conversations', { body })
    return { house, tailor, partnership, order, own, id, of: of(id) }
  }
  /** With the house's customer signed in, and the conversation they opened of the same order. */
  async function aTalkWithCustomer() {
    const given = await aTalk()
    const token = await asOwner(running.app, async (client) => {
      const { rows } = await client.query('select tracking_token from orders where id = $1', [given.order.id])
      return String(rows[0]?.tracking_token)
    })
    const customer = await signedIn(running.app, (await anAccount(running.app)).id)
    await customer.call('POST /api/own/orders', { body: { token } })
    const { id } = await customer.call('POST /api/conversations', { body: { orderId: given.order.id } })
    return { ...given, customer, ofCustomer: of(id) }
  }
  const write = (who: Visitor, talk: Of, words: string, files = {}) =>
    who.try('POST /api/shop/conversations/:id/messages', {
      ...talk,
      body: { id: running.app.newId(), words },
      files: files as { photo: { bytes: Buffer; filename: string; type: string } },
    })
  const list = async (who: Visitor) => (await who.call('GET /api/shop/conversations')).rows
  const lines = async (who: Visitor, talk: Of) =>
    (await who.call('GET /api/shop/conversations/:id/messages', talk)).rows
  return { running, kit, aTalk, aTalkWithCustomer, write, list, lines }
}

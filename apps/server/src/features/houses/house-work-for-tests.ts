/** An order of a house at a partner's, in tests: how it is given, and what both do with it. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { Visitor } from '../../testing/visitor.ts'
import type { housesFor } from './houses-for-tests.ts'

type Kit = ReturnType<typeof housesFor>
type Both = Awaited<ReturnType<Kit['partners']>>
export type Order = ApiReply<'GET /api/orders/:id'>
export const of = (id: string) => ({ params: { id } })

/** An order of the house with a partner, and the order it is in the partner's book. */
export const givenBy =
  (kit: Kit) =>
  async (both?: Both, body: object = {}) => {
    const { house, tailor, of: partnership } = both ?? (await kit.partners())
    const order = await kit.anOrder(house)
    await kit.assign(house.owner, order.id, partnership.params.id, body)
    const [own] = (await tailor.owner.call('GET /api/orders')).rows
    if (!own) throw new Error('the tailor was given nothing')
    const seen = () => house.owner.call('GET /api/orders/:id', of(order.id))
    const atTailor = () => tailor.owner.call('GET /api/orders/:id', of(own.id))
    const row = async () =>
      (await house.owner.call('GET /api/house/orders')).rows.find(({ id }) => id === order.id)
    return { house, tailor, partnership, order, own, seen, atTailor, row }
  }
export const move = (visitor: Visitor, id: string, to: 'approved' | 'in_progress' | 'ready' | 'delivered') =>
  visitor.call('POST /api/orders/:id/move', { ...of(id), body: { to, reason: 'on account' } })
export const undo = (visitor: Visitor, { id, undo: last }: Order) =>
  visitor.call('POST /api/orders/:id/undo', { ...of(id), body: { stepId: last?.stepId ?? '' } })
export const cancel = (visitor: Visitor, id: string) =>
  visitor.try('POST /api/orders/:id/cancel', { ...of(id), body: { reason: 'She changed her mind' } })
export const takeBack = (visitor: Visitor, id: string) =>
  visitor.try('POST /api/house/orders/:id/take-back', { ...of(id), body: { reason: 'Another has time' } })
/** To the stage at which cloth is cut. */
export function cut(visitor: Visitor, { pieces: [piece] }: Order) {
  return visitor.call('POST /api/workshop/pieces/:id/move', {
    ...of(piece?.id ?? ''),
    body: {
      stage: piece?.stages.findIndex(({ key }) => key === 'cutting') ?? 0,
      from: piece?.stage ?? 0,
    },
  })
}
export const kindsOf = async (visitor: Visitor) =>
  (await visitor.call('GET /api/inbox')).rows
    .map(({ kind }) => kind)
    .filter((kind) => /house|partner/i.test(kind))

/** An order of the house that its partner has cut. */
export async function cutBy(kit: Kit) {
  const given = await givenBy(kit)()
  await move(given.tailor.owner, given.own.id, 'approved')
  await cut(given.tailor.owner, await given.atTailor())
  return given
}

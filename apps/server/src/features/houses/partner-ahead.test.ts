/** What a partner goes past knowingly is known to the house whose order it is. */
import { describe, expect, test } from 'vitest'
import type { Visitor } from '../../testing/visitor.ts'
import { openHouses } from './houses-for-tests.ts'

const { kit } = openHouses()

const of = (id: string) => ({ params: { id } })
const move = (visitor: Visitor, id: string, to: 'approved' | 'in_progress' | 'ready' | 'delivered') =>
  visitor.call('POST /api/orders/:id/move', { ...of(id), body: { to, reason: 'on account' } })

type Both = Awaited<ReturnType<typeof kit.partners>>
interface Giving {
  tailor: Both['tailor']
  order: { id: string }
  partnership: Both['of']
}

/** Gives the order to the partner; answers what it is in the partner's book. */
async function given(house: { owner: Visitor }, { tailor, order, partnership }: Giving) {
  await kit.assign(house.owner, order.id, partnership.params.id)
  const [own] = (await tailor.owner.call('GET /api/orders')).rows
  if (!own) throw new Error('the tailor was given nothing')
  return own
}

describe('what a partner goes past', () => {
  test('stands on the house’s order with the partner’s name, on its timeline and in its figures; undone it never was', async () => {
    const { house, tailor, of: partnership } = await kit.partners()
    const order = await kit.anOrder(house)
    const own = await given(house, { tailor, order, partnership })
    const seen = () => house.owner.call('GET /api/orders/:id', of(order.id))
    await move(tailor.owner, own.id, 'approved')
    const { pieces } = await tailor.owner.call('GET /api/orders/:id', of(own.id))
    const done = await tailor.owner.call('POST /api/orders/:id/move', {
      ...of(own.id),
      body: { to: 'delivered', reason: 'on account', overrides: { unready: pieces.map(({ id }) => id) } },
    })
    const ahead = await seen()
    expect(ahead.state).toBe('ready')
    expect(ahead.exceptions).toMatchObject([{ kind: 'unready', tags: ['ORD-001-1/1'], by: tailor.name }])
    const { rows } = await house.owner.call('GET /api/orders/:id/timeline', of(order.id))
    expect(rows.find(({ kind }) => kind === 'houses.ahead.unready')).toMatchObject({
      params: { tags: 'ORD-001-1/1', count: 1 },
    })
    const counts = async () => [
      (await house.owner.call('GET /api/house', { query: {} })).wentAhead,
      (await house.owner.call('GET /api/orders/summary')).exceptions,
      (await house.owner.call('GET /api/analytics', { query: {} })).exceptions.length,
    ]
    expect(await counts()).toEqual([1, 1, 1])
    await tailor.owner.call('POST /api/orders/:id/undo', {
      ...of(own.id),
      body: { stepId: done.undo?.stepId ?? '' },
    })
    expect([(await seen()).exceptions, await counts()]).toEqual([[], [0, 0, 0]])
  })

  test('on one piece alone, such as cutting it without its sizes, is told as well; what is owed there is the partner’s own', async () => {
    const { house, tailor, of: partnership } = await kit.partners()
    const customer = await house.owner.call('POST /api/customers', { body: { name: 'Bina Rao' } })
    const order = await kit.anOrder({ ...house, customer })
    const own = await given(house, { tailor, order, partnership })
    await move(tailor.owner, own.id, 'in_progress')
    const { pieces } = await tailor.owner.call('GET /api/orders/:id', of(own.id))
    const [piece] = pieces
    await tailor.owner.call('POST /api/workshop/pieces/:id/move', {
      ...of(piece?.id ?? ''),
      body: {
        from: piece?.stage ?? 0,
        stage: (piece?.stages.findIndex(({ key }) => key === 'cutting') ?? 0) + 1,
        overrides: { missing: piece?.missing ?? [] },
      },
    })
    const exceptions = async () => (await house.owner.call('GET /api/orders/:id', of(order.id))).exceptions
    expect(await exceptions()).toMatchObject([{ kind: 'sizes', tags: ['ORD-001-1/1'], by: tailor.name }])
    await move(tailor.owner, own.id, 'ready')
    await move(tailor.owner, own.id, 'delivered')
    expect((await exceptions()).map(({ kind }) => kind)).toEqual(['sizes'])
  })
})

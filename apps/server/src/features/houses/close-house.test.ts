/** A house that closes its shop while partners sew for it. */
import { expect, test } from 'vitest'
import { aPassword } from '../../testing/builders.ts'
import { cutBy, givenBy, kindsOf, move, of } from './house-work-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { kit } = openHouses()

test('what is not cut is called off at the partner; what is cut is named before, and the partner finishes it', async () => {
  const cut = await cutBy(kit)
  const { house, tailor, partnership } = cut
  const uncut = await givenBy(kit)({ house, tailor, of: partnership })
  const [own] = (await tailor.owner.call('GET /api/orders')).rows.filter(({ id }) => id !== cut.own.id)
  const { shops } = await house.owner.call('GET /api/account/deletion')
  expect(shops.map(({ atPartners }) => atPartners)).toEqual([
    { calledOff: 1, staying: [{ number: cut.order.number, tailor: tailor.name }] },
  ])
  expect((await uncut.seen()).state).toBe('approved')
  await house.owner.call('POST /api/account/deletion', { body: { password: aPassword, closesShops: true } })
  const calledOff = await tailor.owner.call('GET /api/orders/:id', of(own?.id ?? ''))
  expect(calledOff.state).toBe('cancelled')
  expect((await kindsOf(tailor.owner)).sort()).toEqual(['houseEnded', 'houseTookBack'])
  const { rows } = await tailor.owner.call('GET /api/orders/:id/timeline', of(calledOff.id))
  expect(rows[0]).toMatchObject({
    kind: 'orders.cancelledByCustomer',
    params: { reason: 'The house has closed' },
  })
  expect((await cut.atTailor()).state).toBe('in_progress')
  await move(tailor.owner, cut.own.id, 'ready')
  await move(tailor.owner, cut.own.id, 'delivered')
  expect((await cut.atTailor()).state).toBe('delivered')
})

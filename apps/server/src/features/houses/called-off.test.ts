/** A house calls its own order off, and takes that back: so does the partner's order, while nothing of it is cut. */
import { describe, expect, test } from 'vitest'
import {
  cancel,
  cut,
  givenBy,
  kindsOf,
  move,
  type Order,
  of,
  takeBack,
  undo,
} from './house-work-for-tests.ts'
import { openHouses } from './houses-for-tests.ts'

const { running, kit } = openHouses()
const given = givenBy(kit)

describe('the house calls its own order off', () => {
  test('before it is cut: the partner’s is cancelled with it, and nothing is owed', async () => {
    const { house, tailor, partnership, order, atTailor } = await given()
    await cancel(house.owner, order.id)
    expect((await atTailor()).state).toBe('cancelled')
    expect(await kindsOf(tailor.owner)).toEqual(['houseTookBack'])
    const statement = await house.owner.call('GET /api/house/partners/:id/statement', partnership)
    expect(statement.entries).toEqual([])
  })

  test('after it is cut: the partner is asked, and what is handed over all the same is owed', async () => {
    const { house, tailor, partnership, order, own, atTailor, seen } = await given()
    await move(tailor.owner, own.id, 'approved')
    await cut(tailor.owner, await atTailor())
    await cancel(house.owner, order.id)
    expect((await atTailor()).state).toBe('in_progress')
    expect(await kindsOf(tailor.owner)).toEqual(['houseCalledOff'])
    await move(tailor.owner, own.id, 'ready')
    await move(tailor.owner, own.id, 'delivered')
    expect((await seen()).state).toBe('cancelled')
    expect(await kindsOf(tailor.owner)).toEqual([])
    const statement = await house.owner.call('GET /api/house/partners/:id/statement', partnership)
    expect(statement.payableMinor).toBe(80_000)
  })

  test('and takes that back in time: the partner is asked no more', async () => {
    const { house, tailor, order, own, atTailor } = await given()
    await move(tailor.owner, own.id, 'approved')
    await cut(tailor.owner, await atTailor())
    const { body } = await cancel(house.owner, order.id)
    await undo(house.owner, body as Order)
    expect(await kindsOf(tailor.owner)).toEqual([])
  })
})

describe('a house that takes its own calling off back', () => {
  test('before anything was cut: the partner’s order stands again as it stood, and nothing is asked of anybody', async () => {
    const { house, tailor, order, own, atTailor, seen, row } = await given()
    await move(tailor.owner, own.id, 'approved')
    const before = (await seen()).state
    const { body } = await cancel(house.owner, order.id)
    await undo(house.owner, body as Order)
    expect((await atTailor()).state).toBe('approved')
    expect([(await seen()).state, (await row())?.work?.state]).toEqual([before, 'approved'])
    expect([await kindsOf(tailor.owner), await kindsOf(house.owner)]).toEqual([[], ['partnerAnswered']])
    await move(tailor.owner, own.id, 'in_progress')
    expect((await seen()).state).toBe('in_progress')
  })

  test('where the partner’s cannot come back: it stays called off, and the house reads that its own is to be given again', async () => {
    const { house, tailor, partnership, order, own, atTailor, row } = await given()
    await move(tailor.owner, own.id, 'approved')
    const payment = { id: running.app.newId(), amountMinor: 10_000, method: 'cash' }
    await tailor.owner.call('POST /api/orders/:id/payments', { ...of(own.id), body: payment })
    const { body } = await cancel(house.owner, order.id)
    const late = { ...payment, id: running.app.newId() }
    await tailor.owner.call('POST /api/orders/:id/payments', { ...of(own.id), body: late })
    await undo(house.owner, body as Order)
    expect((await atTailor()).state).toBe('cancelled')
    expect(await row()).toMatchObject({ canAssign: true })
    const { rows } = await house.owner.call('GET /api/orders/:id/timeline', of(order.id))
    expect(rows[0]).toMatchObject({ kind: 'houses.giveAgain', params: { tailor: tailor.name } })
    expect(await kindsOf(house.owner)).toContain('houseGiveAgain')
    await kit.assign(house.owner, order.id, partnership.params.id)
    expect(await kindsOf(house.owner)).not.toContain('houseGiveAgain')
  })

  test('an order that was taken back before it was called off stays with the house', async () => {
    const { house, order, atTailor, row } = await given()
    await takeBack(house.owner, order.id)
    running.pass({ minutes: 1 })
    const { body } = await cancel(house.owner, order.id)
    await undo(house.owner, body as Order)
    expect([(await atTailor()).state, (await row())?.work]).toEqual(['cancelled', undefined])
  })
})

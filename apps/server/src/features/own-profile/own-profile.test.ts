import { ownProfileLimits } from '@darzi/tailoring/own-profile/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, signedIn } from '../../testing/builders.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let running: TestApp
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
})
afterAll(() => running.close())

const aCustomer = async () => signedIn(running.app, (await anAccount(running.app)).id)
const home = { label: 'Home', lines: '12 Mall Road', city: 'Amritsar', pincode: '143001', isDefault: false }
function put(who: Visitor, given: Partial<typeof home> = {}, id = running.app.newId()) {
  return who.call('PUT /api/own/addresses/:id', { params: { id }, body: { ...home, ...given } })
}
const shown = ({ addresses }: { addresses: { label: string; isDefault: boolean }[] }) =>
  addresses.map(({ label, isDefault }) => (isDefault ? `${label}!` : label))

describe('addresses', () => {
  test('the first is the default, another can be made it, and there is always one', async () => {
    const who = await aCustomer()
    const [first, second] = [running.app.newId(), running.app.newId()]
    expect(shown(await put(who, {}, first))).toEqual(['Home!'])
    expect(shown(await put(who, { label: 'Office' }, second))).toEqual(['Home!', 'Office'])
    expect(shown(await put(who, { label: 'Office', isDefault: true }, second))).toEqual(['Office!', 'Home'])
    // The default is left by naming another, not by denying it.
    expect(shown(await put(who, { label: 'Office', isDefault: false }, second))).toEqual(
      ['Home', 'Office!'].toReversed(),
    )
    expect(shown(await who.call('DELETE /api/own/addresses/:id', { params: { id: second } }))).toEqual([
      'Home!',
    ])
  })

  test('two at the same moment leave one default', async () => {
    const who = await aCustomer()
    await Promise.all(['One', 'Two', 'Three'].map((label) => put(who, { label, isDefault: true })))
    const { addresses } = await who.call('GET /api/own/profile')
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(addresses).toHaveLength(3)
  })

  test('are so many at most; one that stands can still be changed', async () => {
    const who = await aCustomer()
    const ids = Array.from({ length: ownProfileLimits.addresses }, () => running.app.newId())
    for (const id of ids) await put(who, {}, id)
    const over = await who.try('PUT /api/own/addresses/:id', {
      params: { id: running.app.newId() },
      body: home,
    })
    expect([over.status, over.body.code]).toEqual([409, 'ownProfile.full'])
    expect((await put(who, { city: 'Tarn Taran' }, ids[0])).addresses).toHaveLength(ids.length)
  })
})

test('family is written down, changed and taken away; nobody else sees or changes any of it', async () => {
  const who = await aCustomer()
  const id = running.app.newId()
  const person = { name: 'Simran Kaur', relation: 'child' } as const
  await who.call('PUT /api/own/people/:id', { params: { id }, body: person })
  const stranger = await aCustomer()
  expect(await stranger.call('GET /api/own/profile')).toEqual({ addresses: [], people: [] })
  await stranger.call('DELETE /api/own/people/:id', { params: { id } })
  await stranger.call('PUT /api/own/people/:id', { params: { id }, body: { ...person, name: 'Mine' } })
  expect((await who.call('GET /api/own/profile')).people).toEqual([{ id, ...person }])
  const left = await who.call('DELETE /api/own/people/:id', { params: { id } })
  expect(left.people).toEqual([])
})

test('the unit that is chosen is the session’s, on every device', async () => {
  const { id } = await anAccount(running.app)
  const who = await signedIn(running.app, id)
  expect((await who.call('GET /api/session')).unit).toBeUndefined()
  await who.call('PATCH /api/account', { body: { unit: 'in' } })
  expect((await (await signedIn(running.app, id)).call('GET /api/session')).unit).toBe('in')
})

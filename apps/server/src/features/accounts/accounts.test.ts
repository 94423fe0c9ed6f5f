import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts'
import { Visitor } from '../../testing/visitor.ts'

let running: TestHouse
beforeAll(async () => {
  running = await openTestHouse()
})
afterAll(() => running.close())

test('a tailor registers with the call of the spec, signs in, and has a shop', async () => {
  const visitor = new Visitor(running.house)
  const sent = {
    email: 'Meera@Example.test',
    password: 'long enough',
    name: 'Meera',
    role: 'tailor' as const,
  }
  const { user } = await visitor.call('POST /api/register', { body: sent })
  expect(user).toMatchObject({ email: 'meera@example.test', role: 'tailor' })
  const session = await visitor.call('POST /api/login', {
    body: { email: 'meera@example.test', password: 'long enough' },
  })
  expect(session.shop).toMatchObject({ id: user.shopId, memberRole: 'owner', currency: 'AED' })
  expect((await visitor.call('GET /api/session')).user).toEqual(user)
})

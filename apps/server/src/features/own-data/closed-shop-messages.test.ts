/** A shop that is closed says nothing more to anybody. */
import { expect, test } from 'vitest'
import { asOwner } from '../../testing/as-owner.ts'
import { aPassword } from '../../testing/builders.ts'
import { jobWork } from '../../work/job-work.ts'
import { planLeftNews } from '../../work/tell-customers.ts'
import { aTellingShop, openProviders, waitingIds } from '../notifications/notifications-for-tests.ts'
import { aDay } from '../orders/orders-for-tests.ts'

const providers = openProviders()
const ask = <T extends object>(text: string, values: unknown[]) =>
  asOwner(providers.running.app, async (client) => (await client.query<T>(text, values)).rows)

test('closing it calls off the appointments to come and takes back what waited to be sent', async () => {
  const { app } = providers.running
  const { owner, customer, shop, take } = await aTellingShop(app)
  const made = await owner.call('POST /api/appointments', {
    body: {
      kind: 'fitting',
      on: aDay(3),
      minute: 660,
      minutes: 30,
      customerId: customer.id,
      overbookReason: 'Agreed by phone',
    },
  })
  await take()
  await planLeftNews(app)
  expect(await waitingIds(app, shop.id)).toHaveLength(1)
  await owner.call('POST /api/account/deletion', { body: { password: aPassword, closesShops: true } })
  expect(await ask('select state from appointments where id = $1', [made.id])).toEqual([
    { state: 'cancelled' },
  ])
  expect(await waitingIds(app, shop.id)).toEqual([])
})

test('what was on its way when it was closed is dropped', async () => {
  const { app } = providers.running
  const { shop, take } = await aTellingShop(app)
  await take()
  await planLeftNews(app)
  const [id = ''] = await waitingIds(app, shop.id)
  await take()
  await ask('update shops set closed_at = now() where id = $1', [shop.id])
  await planLeftNews(app)
  await jobWork(app)['notifications.send']({ shopId: shop.id, id }, { id: app.newId() })
  expect(await waitingIds(app, shop.id)).toEqual([id])
  expect(providers.gateway.taken).toEqual([])
  expect(await ask('select id from notification_triggers where shop_id = $1', [shop.id])).toEqual([])
})

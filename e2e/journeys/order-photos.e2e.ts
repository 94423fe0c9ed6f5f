import { expect, test } from 'vitest'
import { openHouse } from '../support/open-house.ts'
import { openOrder } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'

const house = openHouse()

test('a photo of the work says its stage on the private link, and is taken back even when the order is over', async () => {
  const { page, owner, taken, orderNow } = await openOrder(house, { garments: ['shirt'] })
  await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  const share = page.getByRole('checkbox', { name: 'Customer sees it' })
  await share.check()
  await expect.poll(async () => (await orderNow()).photos[0]?.isShared).toBe(true)
  const { photos, pieces, trackingUrl } = await orderNow()
  expect(photos[0]?.stage).toBe(pieces[0]?.stages[0]?.key)
  const customer = await house.visit(new URL(trackingUrl ?? '', page.url()).pathname)
  const shared = customer.page.getByRole('region', { name: 'Photos from the shop' })
  await shared.getByText('Order received').waitFor()
  const { request } = owner.context
  const cancelled = await request.post(`/api/orders/${taken.id}/cancel`, {
    data: { reason: 'Not wanted any more', settlement: 'refund' },
  })
  expect(cancelled.status()).toBe(200)
  await page.reload()
  await share.uncheck()
  await expect.poll(async () => (await orderNow()).photos[0]?.isShared).toBe(false)
  await page.getByRole('button', { name: 'Take away' }).click()
  await expect.poll(async () => (await orderNow()).photos).toEqual([])
})

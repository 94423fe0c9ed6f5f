import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from '../support/hold-back.ts'
import { expectOnePhoto, losePhotoAnswers, refusePhotos } from '../support/lost-photos.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp()
const hasFocus = (place: Locator) => place.evaluate((it) => it === document.activeElement)

test('a photo of the work says its stage on the private link, and is taken back even when the order is over', async () => {
  const { page, owner, taken, orderNow } = await openOrder(app, { garments: ['shirt'] })
  await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  const share = page.getByRole('checkbox', { name: 'Customer sees it' })
  await share.check()
  await expect.poll(async () => (await orderNow()).photos[0]?.isShared).toBe(true)
  const { photos, pieces, trackingUrl } = await orderNow()
  expect(photos[0]?.stage).toBe(pieces[0]?.stages[0]?.key)
  const customer = await app.visit(new URL(trackingUrl ?? '', page.url()).pathname)
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
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(async () => (await orderNow()).photos).toEqual([])
})

testInAll(
  'a photo whose answer was lost, sent again, is one photo, with the kind it was taken as',
  async () => {
    const { page, orderNow } = await openOrder(app, { garments: ['shirt'] })
    const answerAgain = await losePhotoAnswers(page)
    await page.getByLabel('Photo of').selectOption('the cloth')
    await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
    await page.getByText('A photo did not arrive.').waitFor()
    await page.getByText('No connection right now.').waitFor()
    await answerAgain()
    await page.getByLabel('Photo of').selectOption('the style')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('A photo did not arrive.').waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(page.getByLabel('Add photo'))).toBe(true)
    expect((await orderNow()).photos).toMatchObject([{ kind: 'cloth' }])
    await expectOnePhoto(page)
  },
)

testInAll('a photo that was refused is kept: sent again, or let go', async () => {
  const { page, orderNow } = await openOrder(app, { garments: ['shirt'] })
  const takeAgain = await refusePhotos(page)
  const add = async () => page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
  await add()
  await page.getByText('A photo did not arrive.').waitFor()
  await add()
  await page.getByText('2 photos did not arrive.').waitFor()
  await page.getByRole('button', { name: 'Do not send them' }).click()
  await page.getByText('2 photos did not arrive.').waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(page.getByLabel('Add photo'))).toBe(true)
  await add()
  await page.getByText('A photo did not arrive.').waitFor()
  await takeAgain()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expectOnePhoto(page)
  expect((await orderNow()).photos).toMatchObject([{ kind: 'stage' }])
})

testInAll(
  'the notice of a photo that did not arrive stays while it is sent again, and whoever leaves is asked first',
  async () => {
    const { page, orderNow } = await openOrder(app, { garments: ['shirt'] })
    const takeAgain = await refusePhotos(page)
    await page.getByLabel('Add photo').setInputFiles(await photoWithPlace())
    const notice = page.getByText('A photo did not arrive.')
    await notice.waitFor()
    const toOrders = page.getByRole('link', { name: 'Orders', exact: true }).first()
    await toOrders.click()
    const asking = page.getByRole('dialog', { name: 'Leave without saving?' })
    await asking.getByRole('button', { name: 'Stay here' }).click()
    await asking.waitFor({ state: 'hidden' })
    await takeAgain()
    const answer = await holdBack(page, '**/photos')
    const again = page.getByRole('button', { name: 'Send it again' })
    await again.click()
    await expect.poll(() => again.isDisabled()).toBe(true)
    expect(await notice.evaluate((it) => it.parentElement === document.activeElement)).toBe(true)
    answer()
    await expectOnePhoto(page)
    expect((await orderNow()).photos).toHaveLength(1)
    await toOrders.click()
    await page.waitForURL('**/tailor/orders')
  },
)

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { seriousViolations } from '../support/audit-page.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { coloursOf, garment, putOn } from '../support/fitting-room.ts'
import { openApp } from '../support/open-app.ts'
import { wasMeasured } from '../support/stored-scan.ts'

const { visit, visitAs } = openApp(undefined, withGraphics, { isAlone: true })

test('who stands at the counter dresses the form in cloth of the shop, by its photo and to scale', async () => {
  const { page, context } = await visitAs(demoSignIns[0], '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await wasMeasured(context)
  const item = { name: 'Red khadi', category: 'fabric', unit: 'm' }
  const added = await context.request.post('/api/inventory/items', { data: item })
  const { id } = await added.json()
  const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c01010' } })
  const photo = { name: 'khadi.png', mimeType: 'image/png', buffer: await red.png().toBuffer() }
  const set = await context.request.put(`/api/inventory/items/${id}/photo`, { multipart: { photo } })
  expect(set.status()).toBe(200)
  await page.goto('/try-on')
  await garment(page, 'Oxford shirt').click()
  await page.getByTitle('Indigo').click()
  await putOn(page)
  const canvas = page.getByRole('img', { name: /in Oxford shirt/ }).locator('canvas')
  expect((await coloursOf(await canvas.screenshot())).red).toBeLessThan(0.005)
  await page.getByRole('group', { name: 'Cloth of your shop' }).getByText('Red khadi').click()
  await expect.poll(async () => (await coloursOf(await canvas.screenshot())).red).toBeGreaterThan(0.02)
  await page.getByRole('combobox', { name: 'The photo shows' }).selectOption('500')
  await page.reload()
  await page.getByText('Red khadi').click()
  await expect.poll(() => page.getByRole('combobox', { name: 'The photo shows' }).inputValue()).toBe('500')
  await page.setViewportSize(phone)
  expect(await seriousViolations(page)).toEqual([])
})

test('a customer is offered the cloth that the shop shows, and sees the garment in it; none else of its stock', async () => {
  const owner = await visitAs(demoSignIns[0], '/tailor/inventory')
  const { request } = owner.context
  const addCloth = async (said: object) => {
    const added = await request.post('/api/inventory/items', {
      data: { category: 'fabric', unit: 'm', ...said },
    })
    const { id } = await added.json()
    const blue = sharp({ create: { width: 64, height: 64, channels: 3, background: '#1020c0' } })
    const photo = { name: 'cloth.png', mimeType: 'image/png', buffer: await blue.png().toBuffer() }
    expect((await request.put(`/api/inventory/items/${id}/photo`, { multipart: { photo } })).status()).toBe(
      200,
    )
    return id
  }
  const shown = await addCloth({ name: 'Blue khadi' })
  await addCloth({ name: 'Hidden silk' })
  await owner.page.goto(`/tailor/inventory/${shown}?do=edit`)
  await owner.page.getByRole('checkbox', { name: 'Show to customers' }).check()
  await owner.page.getByRole('combobox', { name: 'Width of cloth in the photo' }).selectOption('500')
  await owner.page.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.page.getByText('Shown to customers', { exact: true }).waitFor()

  const { page, context } = await visit()
  await wasMeasured(context)
  await page.goto('/try-on')
  await garment(page, 'Oxford shirt').click()
  await putOn(page)
  const canvas = page.getByRole('img', { name: /in Oxford shirt/ }).locator('canvas')
  const blues = async () => (await coloursOf(await canvas.screenshot())).blue
  const before = await blues()
  await page
    .getByRole('group', { name: /^Cloth at / })
    .getByText('Blue khadi')
    .click()
  await expect.poll(blues).toBeGreaterThan(before + 0.02)
  expect(await page.getByRole('combobox', { name: 'The photo shows' }).inputValue()).toBe('500')
  expect(await page.getByText('Hidden silk').count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Cloth of your shop' }).count()).toBe(0)
})

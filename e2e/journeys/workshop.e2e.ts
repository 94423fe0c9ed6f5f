import type { Order } from '@darzi/contract/order-shapes.ts'
import { tagPath } from '@darzi/tailoring/workshop/read-code.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrPng } from '../../apps/server/src/images/qr.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { joinShop, openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { giveShownCamera } from '../support/shown-camera.ts'
import { column, openAtWork, tagsIn } from '../support/workshop.ts'

const app = openApp()

/** A shop with two orders of three shirts each; the second is not measured. */
async function openWorkshop() {
  const book = await openBook(app, [
    { name: 'Asha Verma', phone: '98150 77770' },
    { name: 'Balbir Singh', phone: '98150 77771' },
  ])
  const [asha, balbir] = book.added
  if (!asha || !balbir) throw new Error('the book is empty')
  const garments = ['shirt', 'shirt', 'kurta']
  const first = await takeOrder(book.owner, asha, { garments, isMeasured: true })
  const second = await takeOrder(book.owner, balbir, { garments })
  const orderNow = async (id: string): Promise<Order> =>
    (await book.owner.context.request.get(`/api/orders/${id}`)).json()
  return { ...book, first, second, orderNow }
}

const card = (page: Page, tag: string) => page.getByRole('article', { name: tag })
const stagesOf = ({ pieces }: Order) => pieces.map(({ stage }) => stage)

async function giveAll({ owner, first }: Awaited<ReturnType<typeof openWorkshop>>, role: string) {
  const member = await joinShop(owner, await app.visit(), 'Imran Ansari', role)
  const { workers } = await (await owner.context.request.get('/api/workshop/workers')).json()
  const { id } = workers.find(({ name }: { name: string }) => name === 'Imran Ansari')
  await owner.context.request.patch(`/api/orders/${first.id}`, { data: { assignedTo: id } })
  return member
}

test('a cutter’s day on a phone: own pieces alone, one tap a stage, swipe or tab, the tag’s number, undo', async () => {
  const shop = await openWorkshop()
  const { first, orderNow } = shop
  const member = await giveAll(shop, 'cutter')
  const { page } = await app.visitAs(member, '/tailor/work', {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  await card(page, 'ORD-001-1/3').waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  expect(await page.getByText('Balbir').count()).toBe(0)
  expect([await scrollsSideways(page), await smallTargets(page), await seriousViolations(page)]).toEqual([
    false,
    [],
    [],
  ])

  await card(page, 'ORD-001-1/3')
    .getByRole('button', { name: /Done, on to Fabric selection/ })
    .click()
  await page.getByRole('tab', { name: 'Fabric selection 1' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('tab', { name: 'Order received 3' }).waitFor()
  await card(page, 'ORD-001-1/3').getByRole('button', { name: 'Actions for ORD-001-1/3' }).click()
  await page.getByRole('menuitem', { name: /Move to Cutting.*Skips Fabric selection/ }).click()
  await page.getByRole('tab', { name: 'Cutting 1' }).click()
  await card(page, 'ORD-001-1/3').waitFor()
  expect(new URL(page.url()).searchParams.get('column')).toBe('cutting')
  await swipe(page, 'right')
  await page.getByRole('tab', { name: /^Fabric selection/, selected: true }).waitFor()
  await swipe(page, 'left')
  await page.getByRole('tab', { name: /^Cutting/, selected: true }).waitFor()

  await card(page, 'ORD-001-1/3').getByRole('link').click()
  const sheet = page.getByRole('dialog').getByRole('article')
  await sheet.getByRole('button', { name: 'Done, on to Sewing' }).click()
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([3, 0, 0])
  expect(await seriousViolations(page)).toEqual([])
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Scan' }).click()
  await page.getByLabel('Number on the tag').fill('1-2')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const found = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'ORD-001-2/3' })
  await found.getByRole('button', { name: 'Done, on to Fabric selection' }).click()
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([3, 1, 0])
  await page.getByLabel('Number on the tag').fill('2-1')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByText('No piece of yours has this code.').waitFor()
})

/** A finger across the column, as the screen of a phone tells it to the browser. */
async function swipe(page: Page, to: 'left' | 'right') {
  const browser = await page.context().newCDPSession(page)
  const xs = [90, 130, 180, 230, 270]
  const [start = 0, ...on] = to === 'right' ? xs : xs.toReversed()
  const finger = (x: number) => ({ touchPoints: [{ x, y: 420 }] })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(start) })
  for (const x of on) await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(x) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}

test('a batch is cut at a desk: chosen together, refused by name where sizes are missing, undone at once', async () => {
  const { page, first, second, orderNow } = await openWorkshop()
  await page.goto('/tailor/work')
  await expect.poll(() => tagsIn(page, 'Order received')).toHaveLength(6)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const tag of ['ORD-001-1/3', 'ORD-001-2/3', 'ORD-002-1/3'])
    await page.getByRole('checkbox', { name: `Select ${tag}` }).check()
  const bar = page.getByRole('region', { name: 'Selected pieces' })
  await bar.getByText('3 selected').waitFor()
  await bar.getByLabel('Move to…').selectOption({ label: 'Cutting' })
  await expect.poll(() => tagsIn(page, 'Cutting')).toEqual(['ORD-001-1/3', 'ORD-001-2/3', 'ORD-002-1/3'])
  await page.getByText('3 pieces moved').waitFor()

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const tag of ['ORD-001-1/3', 'ORD-001-2/3', 'ORD-002-1/3'])
    await page.getByRole('checkbox', { name: `Select ${tag}` }).check()
  await bar.getByRole('button', { name: 'Done' }).click()
  const refused = page.getByRole('dialog')
  await refused
    .getByText(/^ORD-002-1\/3/)
    .first()
    .waitFor()
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await expect.poll(() => tagsIn(page, 'Sewing')).toEqual(['ORD-001-1/3', 'ORD-001-2/3'])
  expect(await tagsIn(page, 'Cutting')).toEqual(['ORD-002-1/3'])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([2, 2, 0])
  expect(stagesOf(await orderNow(second.id))).toEqual([2, 0, 0])
})

test('a card is drawn to another stage, goes by keys alone, and is not put down where it may not go', async () => {
  const { page, first, orderNow } = await openWorkshop()
  await page.goto('/tailor/work')
  const from = await card(page, 'ORD-001-1/3').boundingBox()
  const to = await column(page, 'Cutting').boundingBox()
  if (!from || !to) throw new Error('no board')
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 80, from.y + 30)
  await page.mouse.move(to.x + 40, to.y + 80, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([2, 0, 0])
  expect(await page.getByRole('dialog').count()).toBe(0)

  await card(page, 'ORD-001-2/3').getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([2, 1, 0])
  await page.keyboard.press('Alt+ArrowLeft')
  await page.waitForTimeout(300)
  // Work that was begun stays begun.
  expect(stagesOf(await orderNow(first.id))).toEqual([2, 1, 0])
})

test('filters stand in the address, and a colleague’s move comes by itself', async () => {
  const { page, owner, first } = await openWorkshop()
  await page.goto('/tailor/work')
  await page.getByLabel('Garment').selectOption({ label: 'Kurta (2)' })
  await expect.poll(() => tagsIn(page, 'Order received')).toEqual(['ORD-001-3/3', 'ORD-002-3/3'])
  await page.getByRole('searchbox').fill('balbir')
  await expect.poll(() => tagsIn(page, 'Order received')).toEqual(['ORD-002-3/3'])
  expect(new URL(page.url()).search).toBe('?q=balbir&garment=kurta')
  await page.goBack()
  await expect.poll(() => tagsIn(page, 'Order received')).toHaveLength(2)
  const [, , kurta] = first.pieces
  await owner.context.request.post(`/api/workshop/pieces/${kurta?.id}/move`, { data: { from: 0, stage: 2 } })
  await expect.poll(() => tagsIn(page, 'Cutting')).toEqual(['ORD-001-3/3'])
})

test('a tag’s code leads to its piece, by way of signing in', async () => {
  const { account, first } = await openWorkshop()
  const [piece] = first.pieces
  const { page } = await app.visit(`/tailor/work?piece=${piece?.id}`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog').getByRole('article', { name: 'ORD-001-1/3' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await card(page, 'ORD-001-1/3').waitFor()
})

test('a tag held before the camera is read: its piece is taken on, and the next tag is read by the same look', async () => {
  const { page, first, orderNow } = await openWorkshop()
  const [shirt, , kurta] = first.pieces
  // As it is printed: the address of the piece, lying askew on a table of cloth.
  const tagOf = async (id = '') => {
    const code = await sharp(await qrPng(`https://shop.example${tagPath(id)}`))
      .resize(300)
      .rotate(8, { background: '#ffffff' })
      .toBuffer()
    const table = sharp({ create: { width: 640, height: 480, channels: 3, background: '#8d7f6a' } })
    const buffer = await table
      .composite([{ input: code, left: 170, top: 70 }])
      .png()
      .toBuffer()
    return { name: 'tag.png', mimeType: 'image/png', buffer }
  }
  const show = await giveShownCamera(page, { shirt: await tagOf(shirt?.id), kurta: await tagOf(kurta?.id) })
  await page.goto('/tailor/work')
  await card(page, 'ORD-001-1/3').waitFor()
  await page.getByRole('button', { name: 'Scan' }).click()
  const found = (tag: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: tag })
  await found('ORD-001-1/3').getByRole('button', { name: 'Done, on to Fabric selection' }).click()
  await expect.poll(async () => stagesOf(await orderNow(first.id))).toEqual([1, 0, 0])
  await show('kurta')
  await found('ORD-001-3/3').getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog').getByRole('article', { name: 'ORD-001-3/3' }).waitFor()
})

test('a stage is added and marked, the check list holds back, the rack is told at the hand-over', async () => {
  const { page, first, orderNow } = await openWorkshop()
  await page.goto('/tailor/stages?garment=shirt')
  await page.getByRole('button', { name: 'A stage of your own' }).click()
  await page.getByRole('textbox', { name: 'Stage 7' }).fill('Pressing')
  await page.getByRole('button', { name: 'Move Pressing up' }).click()
  await page.getByRole('checkbox', { name: 'Pressing is optional' }).check()
  await page.getByRole('button', { name: 'Add a check' }).click()
  await page.getByRole('textbox', { name: 'Line 1' }).fill('All buttons on')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Shirt saved').waitFor()
  expect([await smallTargets(page), await seriousViolations(page)]).toEqual([[], []])

  const [piece] = first.pieces
  const work = await openAtWork(page, piece?.id)
  // It was ordered before: its own list has no Pressing.
  expect(await work.getByText('Pressing').count()).toBe(0)
  for (const stage of ['Fabric selection', 'Cutting', 'Sewing', 'Fitting'])
    await work.getByRole('button', { name: `Done, on to ${stage}` }).click()
  await work.getByRole('button', { name: 'Done, on to Ready' }).click()
  const question = page.getByRole('dialog', { name: 'ORD-001-1/3: check before it is ready' })
  const buttons = question.getByRole('checkbox', { name: 'All buttons on' })
  await buttons.click()
  await expect.poll(() => buttons.isChecked()).toBe(true)
  await question.getByRole('button', { name: 'Ready', exact: true }).click()
  await expect.poll(async () => (await orderNow(first.id)).pieces[0]?.state).toBe('done')
  await work.getByRole('button', { name: 'Rack place…' }).click()
  await page.getByLabel(/^Rack place, such as/).fill('b4')
  const hanging = page.getByRole('dialog', { name: /hang/ })
  await hanging.getByRole('button', { name: 'Save' }).click()
  await work.getByText('On the rack at B4').waitFor()
  await hanging.waitFor({ state: 'hidden' })
  await page.goto(`/tailor/orders/${first.id}?ask=deliver`)
  await page.getByRole('dialog').getByText('On the rack at B4').waitFor()
  await page.goto('/tailor/work?q=B4')
  await expect.poll(() => tagsIn(page, 'Ready')).toEqual(['ORD-001-1/3'])
})

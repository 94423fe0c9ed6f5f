/** Stages tapped fast: a double tap is one step, and steps that are meant count though the server has not answered yet. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

/** The first move is on its way longer than all after it. */
async function slowFirstMove(page: Page) {
  let moves = 0
  await page.route('**/api/workshop/pieces/*/move', async (route) => {
    moves += 1
    if (moves === 1) await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
}

const drawn = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise((done) => requestAnimationFrame(done))
  }, frames)

test.each([
  {
    where: 'the order',
    path: ({ id }: Order) => `/tailor/orders/${id}`,
    region: 'main' as const,
    next: 'Next:',
  },
  {
    where: 'the work table',
    path: ({ pieces }: Order) => `/tailor/work?piece=${pieces[0]?.id}`,
    region: 'dialog' as const,
    next: 'Done, on to',
  },
])(
  'at $where a double tap is one step, and three that are meant are three though none is answered yet',
  async ({ path, region, next }) => {
    const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
    const [asha] = added
    if (!asha) throw new Error('no customer was added')
    const order = await takeOrder(owner, asha, { garments: ['shirt'], isMeasured: true })
    const { page, context } = await app.visitAs(account)
    await page.goto(path(order))
    // At the work table the card stands under the sheet.
    const piece = page.getByRole(region).getByRole('article', { name: 'ORD-001-1/1' }).last()
    await piece.getByRole('button', { name: `${next} Fabric selection` }).waitFor()
    await slowFirstMove(page)
    const refused: number[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/move') && answer.status() >= 400) refused.push(answer.status())
    })
    await piece.getByRole('button', { name: `${next} Fabric selection` }).dblclick()
    await piece.getByRole('button', { name: `${next} Cutting` }).waitFor()
    // The button takes the next step once its new name stood there for a moment.
    for (const stage of ['Cutting', 'Sewing'])
      await piece.getByRole('button', { name: `${next} ${stage}` }).click()
    const standing = async () => {
      const { pieces } = await (await context.request.get(`/api/orders/${order.id}`)).json()
      return pieces[0].stages[pieces[0].stage].key
    }
    await expect.poll(standing).toBe('sewing')
    await piece.getByRole('button', { name: `${next} Fitting` }).waitFor()
    expect(refused).toEqual([])
  },
)

test('what a tap is answered does not come under the finger of the next one', async () => {
  const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const [asha] = added
  if (!asha) throw new Error('no customer was added')
  const order = await takeOrder(owner, asha, { garments: ['shirt'], isMeasured: true })
  const { page } = await app.visitAs(account, `/tailor/orders/${order.id}`, { viewport: phone })
  // The piece's own button; the head of the order may offer the same step.
  const next = (stage: string) => page.getByRole('button', { name: `Next: ${stage}` }).last()
  const answer = await holdBack(page, '**/api/workshop/pieces/*/move')
  await next('Fabric selection').click()
  await expect.poll(() => next('Cutting').isEnabled()).toBe(true)
  await next('Cutting').hover()
  await page.mouse.down()
  // The order is asked again before the toast tells of the move.
  const asked = page.waitForResponse((response) => response.url().endsWith(`/api/orders/${order.id}`))
  answer()
  await (await asked).finished()
  await drawn(page, 10)
  await page.mouse.up()
  await next('Sewing').waitFor()
  await page.getByText('ORD-001-1/1: ').first().waitFor()
})

test('an answer that is older than a tap does not take it off the screen; leaving before it is sent asks', async () => {
  const { account, owner, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 44444' }])
  const [asha] = added
  if (!asha) throw new Error('no customer was added')
  const order = await takeOrder(owner, asha, { garments: ['shirt'], isMeasured: true })
  const { page } = await app.visitAs(account, `/tailor/orders/${order.id}`)
  // The piece's own button; the head of the order may offer the same step.
  const next = (stage: string) => page.getByRole('button', { name: `Next: ${stage}` }).last()
  await next('Fabric selection').waitFor()
  const answer = await holdBack(page, '**/api/workshop/pieces/*/move')
  await next('Fabric selection').click()
  await next('Cutting').click()
  const edited = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Priority').selectOption({ label: 'High' })
  await (await edited).finished()
  await drawn(page, 10)
  await next('Sewing').waitFor({ timeout: 1_000 })
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  answer()
  const stands = async () =>
    (await (await owner.context.request.get(`/api/orders/${order.id}`)).json()).pieces[0].stage
  await expect.poll(stands).toBe(2)
  await next('Sewing').waitFor()
})

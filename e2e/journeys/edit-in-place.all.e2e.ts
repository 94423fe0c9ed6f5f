/** A field that is changed where it stands, while a colleague changes the same. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { changeCustomer } from '../support/book.ts'
import { desk, type OpenPage, phone } from '../support/browser.ts'
import { daysAhead } from '../support/counter.ts'
import { holdBack } from '../support/hold-back.ts'
import { openApp } from '../support/open-app.ts'
import { happened, openOrder } from '../support/order-page.ts'

const app = openApp()

/** Another counter of the shop, whose changes this page hears of by itself. */
async function openBeside({ viewport = desk, isDeaf = false } = {}) {
  const opened = await openOrder(app, { garments: ['shirt'], rupees: 800 })
  const { page, taken, owner } = opened
  await page.setViewportSize(viewport)
  const isLive = (asked: { url: () => string }) => asked.url().includes('/api/live?')
  if (isDeaf) await page.route('**/api/live?*', (route) => route.abort())
  const listening = isDeaf ? page.waitForEvent('requestfailed', isLive) : page.waitForResponse(isLive)
  await page.reload()
  await listening
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData() ?? ''))
  const path = `/api/orders/${taken.id}`
  async function colleagueSets(data: object) {
    const heard = isDeaf || page.waitForResponse((answer) => answer.url().endsWith(path))
    await patch(owner, path, data)
    await heard
  }
  return { ...opened, sent, colleagueSets }
}

async function patch({ context }: OpenPage, path: string, data: object): Promise<void> {
  const answer = await context.request.patch(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
}

const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes on the order' })
async function typeNotes(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Notes on the order: / }).click()
  await notes(page).fill(text)
}

async function giveDiscount(page: Page, rupees: string): Promise<void> {
  await page.getByRole('button', { name: /^Discount \(INR\): / }).click()
  const field = page.getByRole('textbox', { name: 'Discount (INR)' })
  await field.fill(rupees)
  await field.press('Enter')
}
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a field that was opened and left untouched sends nothing, whatever a colleague gave meanwhile', async () => {
  const { page, orderNow, sent, colleagueSets } = await openBeside()
  await page.getByRole('button', { name: 'Discount (INR): Add' }).click()
  const discount = page.getByRole('textbox', { name: 'Discount (INR)' })
  await discount.waitFor()
  await colleagueSets({ discountMinor: 50_000 })
  await happened(page, 'changed the discount of ORD-001').waitFor()
  await page.getByText('₹300', { exact: true }).first().waitFor()
  await discount.press('Tab')
  await page.getByRole('button', { name: /^Discount \(INR\): 500/ }).waitFor()
  expect(sent).toEqual([])
  await expect.poll(orderNow).toMatchObject({ discountMinor: 50_000, totalMinor: 30_000 })
})

test.each([
  { where: 'a desk', viewport: desk },
  { where: 'a phone', viewport: phone },
])(
  'whose notes are to stand is asked before a colleague’s are overwritten: on $where',
  async ({ viewport }) => {
    const { page, orderNow, sent, colleagueSets } = await openBeside({ viewport })
    await typeNotes(page, 'Loose at the chest')
    await colleagueSets({ notes: 'Call before the trial' })
    await happened(page, 'changed the notes on ORD-001').waitFor()
    await notes(page).press('Enter')
    await told(page, 'It now says: Call before the trial').waitFor()
    await expect.poll(() => notes(page).inputValue()).toBe('Loose at the chest')
    // Going to look at something else answers nothing.
    await notes(page).press('Tab')
    await page.getByRole('heading', { level: 1 }).click()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Save mine' }).click()
    await page.getByRole('button', { name: /^Notes on the order: Loose at the chest/ }).waitFor()
    expect((await orderNow()).notes).toBe('Loose at the chest')

    await typeNotes(page, 'Loose everywhere')
    await colleagueSets({ notes: '' })
    await expect.poll(() => page.getByText('changed the notes on ORD-001').count()).toBe(3)
    await notes(page).press('Enter')
    await told(page, 'Someone emptied this meanwhile.').waitFor()
    await page.getByRole('button', { name: 'Leave theirs' }).click()
    await page.getByRole('button', { name: 'Notes on the order: Add' }).waitFor()
    expect((await orderNow()).notes).toBeUndefined()
  },
)

test('a screen that has not heard of it is told by the server, keeps what was typed, and may then save it', async () => {
  const { page, orderNow, colleagueSets } = await openBeside({ isDeaf: true })
  await typeNotes(page, 'Loose at the chest')
  await colleagueSets({ notes: 'Call before the trial' })
  await notes(page).press('Enter')
  await told(page, 'It now says: Call before the trial').waitFor()
  expect((await orderNow()).notes).toBe('Call before the trial')
  await expect.poll(() => notes(page).inputValue()).toBe('Loose at the chest')
  const answer = await holdBack(page, '**/api/orders/*')
  await page.getByRole('button', { name: 'Save mine' }).click()
  // The question is gone while it is sent; the focus is not.
  await told(page, 'It now says').waitFor({ state: 'hidden' })
  expect(await notes(page).evaluate((it) => it === document.activeElement)).toBe(true)
  answer()
  await page.getByRole('button', { name: /^Notes on the order: Loose at the chest/ }).waitFor()
  expect((await orderNow()).notes).toBe('Loose at the chest')
})

test('what a colleague changed otherwise asks nothing: both changes stand', async () => {
  const { page, orderNow, colleagueSets } = await openBeside({ isDeaf: true })
  await typeNotes(page, 'Loose at the chest')
  await colleagueSets({ priority: 'high' })
  await notes(page).press('Enter')
  await page.getByRole('button', { name: /^Notes on the order: Loose at the chest/ }).waitFor()
  await expect.poll(orderNow).toMatchObject({ notes: 'Loose at the chest', priority: 'high' })
})

test.each([
  { changed: 'notes', after: { notes: 'Call before the trial' } },
  { changed: 'discount', after: { discountMinor: 50_000 } },
])(
  'undo of the $changed never writes over a colleague’s later ones: it is refused, and what they wrote is shown',
  async ({ changed, after }) => {
    const { page, orderNow, colleagueSets } = await openBeside({ isDeaf: true })
    if (changed === 'notes') {
      await typeNotes(page, 'Loose at the chest')
      await notes(page).press('Enter')
    } else await giveDiscount(page, '100')
    await undo(page).waitFor()
    await colleagueSets(after)
    await undo(page).click()
    await page.getByText('Someone changed this order meanwhile.').waitFor()
    await expect.poll(orderNow).toMatchObject(after)
    const shown = { notes: /^Notes on the order: Call before/, discount: /^Discount \(INR\): 500/ }
    await page.getByRole('button', { name: changed === 'notes' ? shown.notes : shown.discount }).waitFor()
  },
)

test('undo of the days leaves a colleague’s later one; what they changed otherwise is no hindrance, nor is one’s own later change', async () => {
  const { page, orderNow, colleagueSets } = await openBeside({ isDeaf: true })
  const { trialOn } = await orderNow()
  const trial = page.getByRole('textbox', { name: 'Trial on' })
  const setTrial = async (day: string) => {
    await trial.fill(day)
    await trial.press('Enter')
    await expect.poll(async () => (await orderNow()).trialOn).toBe(day)
    await undo(page).last().waitFor()
  }
  await setTrial(daysAhead(5))
  await colleagueSets({ priority: 'high', notes: 'Call before the trial' })
  await typeNotes(page, 'Loose at the chest')
  await notes(page).press('Enter')
  await told(page, 'It now says: Call before the trial').waitFor()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(async () => (await orderNow()).notes).toBe('Loose at the chest')
  await page.getByRole('button', { name: /^Notes on the order: Loose/ }).waitFor()
  await page.getByText('+1 earlier').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await orderNow()).notes).toBe('Call before the trial')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await orderNow()).trialOn).toBe(trialOn)
  await expect.poll(orderNow).toMatchObject({ priority: 'high', notes: 'Call before the trial' })
  await setTrial(daysAhead(5))
  await colleagueSets({ trialOn: daysAhead(4) })
  // The day has the focus, where these keys are the field's own.
  await undo(page).last().click()
  await page.getByText('Someone changed this order meanwhile.').waitFor()
  expect((await orderNow()).trialOn).toBe(daysAhead(4))
})

test('a customer’s address that a colleague wrote meanwhile is not overwritten unasked either', async () => {
  const { page, owner, customer } = await openBeside()
  await page.goto(`/tailor/customers/${customer.id}`)
  await page.getByRole('button', { name: /^Address of Asha Verma: / }).click()
  const address = page.getByRole('textbox', { name: 'Address of Asha Verma' })
  await address.fill('12 Mall Road')
  await changeCustomer(owner, customer.id, { address: 'Model Town' })
  await happened(page, 'changed the address of Asha Verma').waitFor()
  await address.press('Enter')
  await told(page, 'It now says: Model Town').waitFor()
  await page.getByRole('button', { name: 'Leave theirs' }).click()
  await page.getByRole('button', { name: /^Address of Asha Verma: Model Town/ }).waitFor()
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBook } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { actOf, rowOf } from '../support/directory.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const people = ['Asha', 'Balbir', 'Charan'].map((name) => ({ name }))
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'Undo' })

/** Waits until nothing of the one lies over the other, once both stand still. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const overlap = async () => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (!a || !b) return 'not in sight'
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  }
  await expect.poll(overlap).toBe(false)
}

test('on a phone a note with Undo covers neither the title, nor the search of the list, nor the navigation bar', async () => {
  const { page } = await openBook(app, people)
  await page.setViewportSize(phone)
  await page.goto('/tailor/customers?sort=name')
  await rowOf(page, 'Asha').waitFor()
  await (await actOf(page, 'Asha', 'Archive')).click()
  await note(page).waitFor()
  await expectApart(note(page), page.getByRole('heading', { level: 1 }))
  await expectApart(note(page), page.getByRole('searchbox'))
  await expectApart(note(page), page.getByRole('navigation', { name: 'Sections of the shop' }))
  await note(page).getByRole('button', { name: 'Undo' }).click()
  await rowOf(page, 'Asha').waitFor()
})

for (const [screen, viewport] of [
  ['a phone', phone],
  ['a desk', undefined],
] as const)
  testInAll(
    `on ${screen} a note with Undo covers neither what saves a form nor what acts on chosen rows`,
    async () => {
      const { page } = await openBook(app, people, '/tailor/add-customer')
      if (viewport) await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Add family member' }).click()
      await page.getByRole('group', { name: 'Family member 1' }).getByLabel('Name').fill('Simran')
      await page.getByRole('button', { name: 'Remove family member 1' }).click()
      await expectApart(note(page), page.getByRole('button', { name: 'Save customer', exact: true }))

      await page.getByRole('textbox', { name: /^Full name/ }).fill('')
      await page.goto('/tailor/customers?sort=name')
      await (await actOf(page, 'Asha', 'Archive')).click()
      await note(page).waitFor()
      await page.getByRole('checkbox', { name: 'Select Balbir' }).check({ force: true })
      await expectApart(note(page), page.getByRole('region', { name: 'Selected customers' }))
    },
  )

testInAll('a note that is still there hides no line of a list that is opened since', async () => {
  const { page, owner, added } = await openBook(app, people)
  const [customer] = added
  if (!customer) throw new Error('the book is empty')
  const { id } = await takeOrder(owner, customer, { garments: ['shirt'] })
  await page.setViewportSize(phone)
  await page.goto(`/tailor/orders/${id}`)
  await page.getByRole('button', { name: /^Next: / }).click()
  await note(page).waitFor()
  await page.getByRole('button', { name: 'Update Status' }).click()
  await page.getByRole('menuitem', { name: 'Cancel the order' }).waitFor()
  const hidden = () =>
    page.getByRole('menuitem').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const { x, y, width, height } = line.getBoundingClientRect()
        const inSight = document.elementFromPoint(x + width / 2, y + height / 2)
        return line.contains(inSight) ? [] : [line.textContent]
      }),
    )
  await expect.poll(hidden).toEqual([])
  expect(await note(page).isVisible()).toBe(true)
})

testInAll('a list that brings nothing new says why it cannot be brought in', async () => {
  const { page } = await openBook(app, [], '/tailor/customers/import')
  const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Phone\n,98765 43210\n') }
  await page.getByLabel('Choose a file').setInputFiles(file)
  const run = page.getByRole('button', { name: 'Nothing to import' })
  await run.focus()
  await page.getByRole('tooltip', { name: /say why/ }).waitFor()
})

testInAll(
  'a question that never comes over a lost line takes nothing from the record, and leaving is asked all the same',
  async () => {
    const { page, added } = await openBook(app, people)
    await page.route(/\/assets\/(LeaveDialog|PersonDialog)/, (route) => route.abort())
    await page.goto(`/tailor/customers/${added[0]?.id}`)
    const writing = page.getByRole('textbox', { name: 'Write a note' })
    const missed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/assets/LeaveDialog'),
    )
    await writing.fill('Left shoulder drops')
    await missed
    await page.getByRole('button', { name: 'Add family member' }).click()
    await page.getByText('No connection right now.').waitFor()
    await expect.poll(() => writing.inputValue()).toBe('Left shoulder drops')

    const asked = page.waitForEvent('dialog')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Staff', exact: true })
      .click({ noWaitAfter: true })
    const question = await asked
    expect(question.message()).toContain('Leave without saving?')
    await question.dismiss()
    await expect.poll(() => writing.inputValue()).toBe('Left shoulder drops')
  },
)

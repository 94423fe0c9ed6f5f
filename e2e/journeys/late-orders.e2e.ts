import { writeDay } from '@darzi/words/formats.ts'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { daysAhead } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

/** The demo shop has orders of the last weeks: some late, some due, some done. */
const { visitAs } = openApp()
const [owner] = demoSignIns

interface Told {
  number: string
  daysLeft: number
}

const red = { light: 'rgb(168, 35, 27)', dark: 'rgb(255, 157, 146)' }
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

testInAll.each(['light', 'dark'] as const)(
  'a late order says in red by how many days, others how many are left, and those done say neither; %s',
  async (colorScheme) => {
    const { page, context } = await visitAs(owner)
    await page.emulateMedia({ colorScheme })
    const colourOf = (element: Element) => getComputedStyle(element).color
    for (const [query, says] of [
      ['due=overdue', 'overdue'],
      ['due=week', 'left'],
      ['status=completed', undefined],
    ] as const) {
      const told: { rows: Told[] } = await (await context.request.get(`/api/orders?${query}`)).json()
      const rows = told.rows.filter(({ daysLeft }) => daysLeft !== 0)
      expect([query, rows.length > 0]).toEqual([query, true])
      await page.goto(`/tailor/orders?${query}`)
      for (const { number, daysLeft } of rows) {
        const row = page.getByRole('article', { name: number })
        await row.waitFor()
        const due = row.getByText(/ (overdue|left)$/)
        const text = `${days(Math.abs(daysLeft))} ${says}`
        expect([number, await due.allTextContents()]).toEqual([number, says ? [text] : []])
        if (says) expect((await due.evaluate(colourOf)) === red[colorScheme]).toBe(says === 'overdue')
      }
    }
  },
)

test('a late order that was promised anew by mistake is late again by Undo', async () => {
  const { page, context } = await visitAs(owner)
  const late: { rows: { id: string; number: string; state: string; promisedOn: string }[] } = await (
    await context.request.get('/api/orders?due=overdue')
  ).json()
  const order = late.rows.find(({ state }) => state === 'in_progress')
  const stands = async () => (await context.request.get(`/api/orders/${order?.id}`)).json()
  const before = await stands()
  await page.goto(`/tailor/orders/${order?.id}`)
  await page.getByRole('textbox', { name: 'Promised for' }).fill(daysAhead(7))
  await page.getByRole('textbox', { name: 'Promised for' }).press('Enter')
  await expect.poll(stands).toMatchObject({ promisedOn: daysAhead(7), isOverdue: false })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const { promisedOn, trialOn, workshopOn } = before
  await expect.poll(stands).toMatchObject({ promisedOn, trialOn, workshopOn, isOverdue: true })
  const shown = () => page.getByRole('textbox', { name: 'Promised for' }).inputValue()
  await expect.poll(shown).toBe(writeDay(promisedOn, 'en'))
})

import { expect, test } from 'vitest'
import { openBook, send } from '../support/book.ts'
import { takeOrder } from '../support/counter.ts'
import { openApp } from '../support/open-app.ts'

const app = openApp()

const shown = [
  ['pa', 'ਜ਼ਿੱਪ ਕਿਸ ਪਾਸੇ', 'ਖੱਬੇ', '38 ਇੰਚ', '21.5°'],
  ['en', 'Zip side', 'Left', '38 in', '21.5°'],
] as const

test('what a piece is cut from is told in the reader’s words wherever it stands: choices, units and angles', async () => {
  const { owner, page, added } = await openBook(app, [{ name: 'Asha Verma', phone: '98150 66666' }])
  const [customer] = added
  if (!customer) throw new Error('the book is empty')
  const slope = await send<{ id: string }>(owner.context, '/api/measurement-fields', {
    name: 'Slope',
    kind: 'angle',
    part: 'upper',
  })
  await send(owner.context, '/api/measurement-records', {
    personId: customer.people[0]?.id,
    unit: 'in',
    values: [
      { field: 'chest', typed: '38', unit: 'in', isKept: true },
      { field: 'zip_side', typed: 'left' },
      { field: slope.id, typed: '21.5' },
    ],
  })
  const { id, pieces } = await takeOrder(owner, customer, { garments: ['lehenga_choli'] })
  const { trackingUrl } = await (await owner.context.request.get(`/api/orders/${id}`)).json()
  const { pathname: track } = new URL(trackingUrl, 'http://localhost')
  await page.goto(track)
  for (const [language, name, left, chest, angle] of shown) {
    await page.evaluate((wanted) => localStorage.setItem('language', wanted), language)
    for (const address of [`/tailor/orders/${id}`, `/tailor/work?piece=${pieces[0]?.id}`, track]) {
      await page.goto(address)
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)
      const fold = page.locator('details').filter({ hasText: name })
      await fold.locator('summary').click()
      const sizes = fold.locator('dd')
      await sizes.filter({ hasText: left }).waitFor()
      const told = (await sizes.allTextContents()).map((text) => text.trim())
      expect(told, address).toContain(left)
      expect(told, address).toContain(angle)
      expect(
        told.filter((text) => text.startsWith(chest)),
        address,
      ).toHaveLength(1)
      expect(await fold.innerText(), address).not.toMatch(/\bleft\b|\bdeg\b/)
    }
  }
})

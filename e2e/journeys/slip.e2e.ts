import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { openHouse } from '../support/open-house.ts'

const { visitAs } = openHouse()
const [owner] = demoSignIns

test('the slip and the tags of an order open as papers to print', async () => {
  const { page, context } = await visitAs(owner, undefined, { viewport: phone })
  const { rows } = (await (await context.request.get('/api/orders?limit=1')).json()) as {
    rows: { id: string }[]
  }
  await page.goto(`/tailor/orders/${rows[0]?.id}`)
  for (const name of ['Print slip', 'Print tags']) {
    const link = page.getByRole('link', { name })
    await link.waitFor()
    expect(await link.getAttribute('target')).toBe('_blank')
    const paper = await context.request.get((await link.getAttribute('href')) ?? '')
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

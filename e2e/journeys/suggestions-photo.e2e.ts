import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visitAs } = openApp()
const [owner] = demoSignIns
const idOf = (n: number) => `0193c1de-0000-7000-8000-0000000004${String(n).padStart(2, '0')}`

test('who was sent to be measured by the tab that reads bodies comes back to it, and reads the body', async () => {
  const { page } = await visitAs(owner, '/ai-features?tab=body', { viewport: phone })
  await page.getByText('No measuring by photo on this device').waitFor()
  await page.getByRole('link', { name: 'Take photos' }).click()
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await page.getByLabel('Height in cm').fill('174')
  await page.getByLabel('Weight', { exact: true }).fill('76')
  await page.getByLabel('Size you usually buy').selectOption('M')
  await page.getByLabel('Gender').selectOption('male')
  await page.getByLabel('Body shape as you see it').selectOption('regular')
  await page.getByRole('button', { name: 'Measure' }).click()
  await page.waitForURL('**/ai-features?tab=body')
  await page.getByRole('heading', { name: /^Measured on / }).waitFor()
})

testInAll('a customer’s body is read under their name, and new photos are taken for them', async () => {
  const { page, context } = await visitAs(owner)
  const { rows } = await (await context.request.get('/api/measurement-records?limit=1')).json()
  const { person } = rows[0] as { person: { id: string; name: string } }
  await wasMeasured(context, { ...aScan(), forPerson: person.id })
  await page.goto('/ai-features?tab=body')
  await page.getByRole('heading', { name: `${person.name}, measured on 20 Nov 2026` }).waitFor()
  await page.getByRole('link', { name: 'Take new photos' }).click()
  await page.waitForURL(/\/upload\?/)
  expect(new URL(page.url()).searchParams.get('person')).toBe(person.id)
})

testInAll(
  'a body measured on another device and saved to the account is read here as well; while it does not come, that is said',
  async () => {
    const { page, context } = await visitAs(owner, '/ai-features?tab=body')
    await page.getByText('none of yourself in your account').waitFor()
    const others = { ...aScan({ id: idOf(2), takenAt: '2026-11-12T10:00:00.000Z' }), name: 'Junior' }
    for (const data of [aScan({ id: idOf(1), takenAt: '2026-11-10T10:00:00.000Z' }), others])
      expect((await context.request.post('/api/body-scans', { data })).status()).toBe(200)
    await page.route('**/api/body-scans?*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await page.getByText('No measuring by photo').count()).toBe(0)
    await page.unroute('**/api/body-scans?*')
    await again.click()
    await page.getByRole('heading', { name: 'Measured on 10 Nov 2026' }).waitFor()
  },
)

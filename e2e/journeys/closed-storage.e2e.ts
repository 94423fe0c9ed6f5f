import { test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { signInByForm } from '../support/accounts.ts'
import { phone } from '../support/browser.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit } = openApp()
const [owner] = demoSignIns

/** As a browser that lets no site keep anything: naming the storage throws already. */
async function keepingNothing() {
  const visitor = await visit(undefined, { viewport: phone })
  await visitor.context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The browser keeps nothing for this site.', 'SecurityError')
        },
      })
  })
  return visitor.page
}

testInAll.each([
  ['/', 'Measured in a minute.'],
  ['/login', 'Welcome Back'],
  ['/get-measured', 'Get Measured'],
  ['/results', 'Nothing measured here yet'],
  ['/shop', 'Oxford shirt'],
  ['/upload', 'By photo'],
])('a device that keeps nothing opens %s', async (path, sign) => {
  const page = await keepingNothing()
  await page.goto(path)
  await page.getByText(sign).first().waitFor()
})

test('on a device that keeps nothing six sizes make a body for as long as the page stands, and that is said', async () => {
  const page = await keepingNothing()
  await page.goto('/try-on')
  await page.getByRole('button', { name: 'Type six sizes' }).click()
  await page.getByRole('button', { name: 'inches', exact: true }).click()
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  for (const [label, typed] of [
    ['Height', '174'],
    ['Weight (kg)', '76'],
    ['Chest (bust)', '100'],
    ['Waist', '88'],
    ['Hips', '98'],
  ] as const)
    await page.getByLabel(label).fill(typed)
  await page.getByLabel('Body').selectOption('Male')
  await page.getByRole('button', { name: 'Make my form' }).click()
  await page.getByRole('region', { name: 'Garments' }).waitFor()
  await page
    .getByText('This device could not keep the numbers: if you leave this page, they are lost.')
    .waitFor()
})

testInAll('whoever works at a device that keeps nothing signs in', async () => {
  const page = await keepingNothing()
  await page.goto('/login')
  await signInByForm(page, owner)
  await page.waitForURL('**/tailor/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

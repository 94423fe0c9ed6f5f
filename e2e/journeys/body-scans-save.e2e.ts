import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { signInByForm } from '../support/accounts.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { phone } from '../support/browser.ts'
import { chooseShop } from '../support/choose-shop.ts'
import { openApp } from '../support/open-app.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'

const { visit, visitAs } = openApp(undefined, undefined, { isAlone: true })
const [owner] = demoSignIns
const customer = demoSignIns[3]

test('a guest signs in with their measuring, keeps it, and sends it to the tailor, in whose book it is a proposal with ±', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context)
  await page.goto('/results')
  await page.getByRole('link', { name: 'Sign in and save' }).click()
  await signInByForm(page, customer)
  await page.getByRole('button', { name: 'Save to my account' }).click()
  await page.getByText(/^Saved to your account on /).waitFor()
  await page.getByText('By sending, you give the shop your name').waitFor()
  expect(await seriousViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
  await chooseShop(page)
  await page.getByRole('button', { name: 'Send to Darzi Demo Tailors' }).click()
  await page.getByText(/^These numbers were sent on /).waitFor()

  const tailor = await visitAs(owner, '/measurement-book', { viewport: phone })
  await tailor.page
    .getByRole('button', { name: /sent by Asha Verma, measured by photo/ })
    .first()
    .click()
  const paper = tailor.page.getByRole('dialog')
  await paper.getByText('A proposal: check these sizes with the tape and save them.').waitFor()
  await expect.poll(() => paper.getByText(/^± .* by photo$/).count()).toBeGreaterThan(10)
})

test('when sending fails it is said, and sending again is one record', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context, aScan({ id: '0193c1de-0000-7000-8000-000000000077' }))
  await page.goto('/login')
  await signInByForm(page, customer)
  await page.waitForURL('**/user/dashboard')
  await page.goto('/results')
  await page.route('**/api/body-scans/*/send', (route) => route.abort(), { times: 2 })
  await chooseShop(page)
  const send = page.getByRole('button', { name: 'Send to Darzi Demo Tailors' })
  await send.click()
  await page.getByRole('region', { name: 'Send to your tailor' }).getByRole('alert').waitFor()
  await send.click()
  await page.getByText(/^These numbers were sent on /).waitFor()
})

test('whoever measured somebody else says whose sizes these are: they come into the book under that name', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context, aScan({ id: '0193c1de-0000-7000-8000-000000000079' }))
  await page.goto('/login')
  await signInByForm(page, customer)
  await page.waitForURL('**/user/dashboard')
  await page.goto('/results')
  const whose = page.getByLabel('Whose sizes?')
  await expect.poll(() => whose.inputValue()).toBe('Asha Verma')
  await whose.fill('Ravi Verma')
  await chooseShop(page)
  await page.getByRole('button', { name: 'Send to Darzi Demo Tailors' }).click()
  await page.getByText(/^These numbers were sent on /).waitFor()
  await page.reload()
  await page.getByText(/^Saved to your account on /).waitFor()
  await expect.poll(() => whose.inputValue()).toBe('Ravi Verma')

  const tailor = await visitAs(owner, '/measurement-book', { viewport: phone })
  await tailor.page
    .getByRole('button', { name: /Ravi Verma.*sent by Asha Verma, measured by photo/ })
    .waitFor()
})

test('a tailor puts a measuring by photo into the own book under who was photographed', async () => {
  const { page, context } = await visit(undefined, { viewport: phone })
  await wasMeasured(context, aScan({ id: '0193c1de-0000-7000-8000-000000000078' }))
  await page.goto('/login')
  await signInByForm(page, owner)
  await page.waitForURL('**/tailor/dashboard')
  await page.goto('/results')
  await page.getByLabel('Customer’s name or phone').fill('Asha')
  await page
    .getByRole('button', { name: /^Record for / })
    .first()
    .click()
  await page.getByText(/^Recorded for /).waitFor()
  await page.getByRole('link', { name: 'Open in the book' }).click()
  const paper = page.getByRole('dialog')
  await paper.getByText('Photo, estimated').waitFor()
  await expect.poll(() => paper.getByText(/^± .* by photo$/).count()).toBeGreaterThan(10)
})

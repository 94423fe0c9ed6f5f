import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { anEmail, password } from '../support/accounts.ts'
import { tailorRegisters } from '../support/browser.ts'
import { openLetter } from '../support/mails.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit, visitAs } = openApp(() => ({ DARZI_DEMO: 'off' }))

/** The owner invites someone at the screen; the answer leads to where the mail's link does. */
async function invite(
  page: Page,
  person: { name: string; email: string; role: string },
  shop = 'Noor Tailors',
): Promise<string> {
  await page.goto('/tailor/staff')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone to work here' })
  await dialog.getByLabel('Name').fill(person.name)
  await dialog.getByLabel('E-mail').fill(person.email)
  await dialog.getByLabel('Role').selectOption(person.role)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText(`Invitation on its way to ${person.email}`).waitFor()
  await page.getByRole('region', { name: 'Invited' }).getByText(person.name).waitFor()
  await openLetter(page, `Harpreet Kaur invites you to ${shop}`, person.email)
  const link = await page.getByRole('link', { name: /\/invitation\// }).getAttribute('href')
  return String(link)
}

async function openShop() {
  const account = await tailorRegisters(await visit())
  return { account, owner: (await visitAs(account)).page }
}

/** Someone new accepts and stands where their work begins. */
async function newMember(owner: Page, role: string, name: string) {
  const email = anEmail(role)
  const link = await invite(owner, { name, email, role })
  const { page, context } = await visit(link)
  await page.getByRole('heading', { name: 'Join Noor Tailors' }).waitFor()
  await page.getByLabel('Choose a password').fill(password)
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  // Who cuts and sews begins in the workshop.
  await page.waitForURL(role === 'cutter' || role === 'stitcher' ? '**/tailor/work' : '**/tailor/dashboard')
  return { page, context, email }
}

/** What the palette offers before anything is typed. */
async function paletteOf(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('button', { name: 'Today' }).waitFor()
  const offered = await palette.getByRole('button').allTextContents()
  await page.keyboard.press('Escape')
  return offered
}

test('a cutter comes by a mail, and finds no customers: no link, no screen, no answer', async () => {
  const { owner } = await openShop()
  const { page, context } = await newMember(owner, 'cutter', 'Imran Ansari')
  await page.getByText('No work waiting').waitFor()
  expect(await page.getByRole('link', { name: /customer/i }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0)
  for (const address of ['/tailor/customers', '/tailor/add-customer', '/tailor/orders', '/tailor/staff']) {
    await page.goto(address)
    await page.waitForURL('**/tailor/work')
    await page.getByText('No work waiting').waitFor()
  }
  const refused = await context.request.get('/api/customers')
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'access.notAllowed'])

  await owner.goto('/tailor/dashboard')
  const [owners, cutters] = [await paletteOf(owner), await paletteOf(page)]
  expect(owners).toEqual(expect.arrayContaining(['Customers', 'Add customer', 'Staff', 'Import customers']))
  // What is in stock they see, without what it cost.
  expect(cutters).toEqual(['Today', 'Workshop', 'Inventory', 'Inbox', 'Settings'])
})

test('someone who has an account joins with the password they have, and may add customers', async () => {
  const { owner } = await openShop()
  const known = await tailorRegisters(await visit(), 'Own Little Shop')
  const link = await invite(owner, { name: 'Sunil Kumar', email: known.email, role: 'counter' })
  const { page } = await visit(link)
  await page.getByText('You are invited to work here as: Counter.').waitFor()
  expect(await page.getByLabel('Choose a password').count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await page.getByText('The current password is not right. Try again.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(known.password)
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await page.waitForURL('**/tailor/dashboard')
  await page.getByRole('heading', { name: 'Noor Tailors' }).waitFor()
  await page.getByRole('link', { name: 'Take your first order' }).click()
  await page.getByRole('heading', { name: 'New Order' }).waitFor()

  const late = await visit(link)
  await late.page.getByRole('heading', { name: 'This link has expired' }).waitFor()
})

test('a role changes at once, can be taken back, and the last owner’s cannot change: the button says why', async () => {
  const { owner } = await openShop()
  const member = await newMember(owner, 'counter', 'Sunil Kumar')
  await owner.goto('/tailor/staff')
  const role = owner.getByLabel('Role of Sunil Kumar')
  await role.selectOption('cutter')
  await owner.getByText('Sunil Kumar is now: Cutter').waitFor()
  await owner.getByRole('button', { name: 'Undo' }).click()
  await owner.getByText('Undone').waitFor()
  await expect.poll(() => role.inputValue()).toBe('counter')
  await owner.reload()
  await role.waitFor()
  await expect.poll(() => role.inputValue()).toBe('counter')

  await role.selectOption('cutter')
  await owner.getByText('Sunil Kumar is now: Cutter').waitFor()
  await member.page.reload()
  await member.page.getByText('No pieces for you now').waitFor()

  const end = owner.getByRole('button', { name: 'End access of Harpreet Kaur' })
  const why = 'A shop needs an owner. Make someone else owner first.'
  expect(await owner.getByRole('tooltip').filter({ hasText: why, visible: true }).count()).toBe(0)
  await end.focus()
  await owner.getByRole('tooltip').filter({ hasText: why, visible: true }).waitFor()
  await owner.getByRole('button', { name: 'End access of Harpreet Kaur', disabled: true }).waitFor()
  await owner.keyboard.press('Enter')
  await expect
    .poll(() => owner.getByRole('region', { name: 'Working here' }).getByRole('listitem').count())
    .toBe(2)
})

test('whose access is ended is out at once, and can be let in again', async () => {
  const { owner } = await openShop()
  const member = await newMember(owner, 'counter', 'Sunil Kumar')
  await owner.goto('/tailor/staff')
  await owner.getByRole('button', { name: 'End access of Sunil Kumar' }).click()
  await owner.getByText('Access of Sunil Kumar ended').waitFor()
  await owner.getByRole('region', { name: 'Access ended' }).getByText('Sunil Kumar').waitFor()

  await member.page.waitForURL('**/login?from=*')
  await member.page.getByText('You were signed out on this device.').waitFor()
  expect((await member.context.request.get('/api/customers')).status()).toBe(401)

  await owner.getByRole('button', { name: 'Let in again: Sunil Kumar' }).click()
  await owner.getByText('Sunil Kumar is back').waitFor()
  const { page } = await visitAs({ email: member.email, password }, '/tailor/customers')
  await page.getByRole('heading', { name: 'Customer Directory' }).waitFor()
})

testInAll(
  'the invitation has an address: closing it leaves no step behind, and the search stays',
  async () => {
    const { owner } = await openShop()
    await invite(owner, { name: 'Sunita Rani', email: anEmail('stitcher'), role: 'stitcher' })
    await owner.goto('/tailor/dashboard')
    await owner.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).first().click()
    await owner.getByRole('searchbox').fill('Sunita')
    await owner.getByRole('button', { name: 'Invite someone' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Invite someone to work here' })
    await dialog.waitFor()
    await owner.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => owner.getByRole('searchbox').inputValue()).toBe('Sunita')
    await owner.getByRole('heading', { level: 1 }).click()
    await owner.keyboard.press('i')
    await dialog.waitFor()
    await owner.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await owner.goBack()
    await owner.waitForURL('**/tailor/dashboard')
  },
)

test('whoever works in two shops goes to the other in two taps, and an open tab of the first goes along', async () => {
  const { owner } = await openShop()
  const { page, context, email } = await newMember(owner, 'manager', 'Imran Ansari')
  const { owner: other } = await openShop()
  await other.request.patch('/api/shop', { data: { name: 'Gill Boutique' } })
  const link = await invite(other, { name: 'Imran Ansari', email, role: 'manager' }, 'Gill Boutique')
  const token = link.split('/').at(-1)
  const joined = await context.request.post(`/api/invitations/${token}/accept`, { data: { password } })
  expect(joined.ok()).toBe(true)
  await page.goto('/tailor/dashboard')
  const banner = page.getByRole('banner')
  await banner.getByText('Gill Boutique').waitFor()
  const tab = await context.newPage()
  await tab.goto('/tailor/customers')
  await tab.getByRole('banner').getByText('Gill Boutique').waitFor()

  await banner.getByRole('button', { name: /Imran Ansari/ }).click()
  await page.getByRole('menuitemradio', { name: 'Noor Tailors' }).click()
  await banner.getByText('Noor Tailors').waitFor()
  await tab.getByRole('banner').getByText('Noor Tailors').waitFor()
  expect(new URL(tab.url()).pathname).toBe('/tailor/dashboard')
})

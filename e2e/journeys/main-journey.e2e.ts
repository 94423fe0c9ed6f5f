import { readFileSync } from 'node:fs'
import type { Language } from '@darzi/words/languages.ts'
import type { Translate } from '@darzi/words/translate.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { anEmail, password, signInByForm } from '../support/accounts.ts'
import { desk, phone } from '../support/browser.ts'
import { mendRows, oldListOf } from '../support/old-list.ts'
import { openApp } from '../support/open-app.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { speaking } from '../support/speaking.ts'
import { testInAll } from '../support/test-in-all.ts'

const { visit } = openApp()

interface Walk {
  page: Page
  t: Translate
}
const heading = ({ page }: Walk, name: string) => page.getByRole('heading', { name, exact: true })
const button = ({ page }: Walk, name: string) => page.getByRole('button', { name, exact: true })
const field = ({ page, t }: Walk, key: string) => page.getByRole('textbox', { name: t(key) })
const link = ({ page }: Walk, name: string) => page.getByRole('link', { name, exact: true })

async function register(walk: Walk) {
  const { page, t } = walk
  await page.getByText(t('accounts.role.tailor')).click()
  await page.getByLabel(t('accounts.field.shopName')).fill('Noor Tailors')
  await page.getByLabel(t('accounts.field.fullName')).fill('Harpreet Kaur')
  await page.getByLabel(t('accounts.field.email')).fill(anEmail('stranger'))
  await page.getByLabel(t('accounts.field.password'), { exact: true }).fill(password)
  await page.getByLabel(t('accounts.field.confirmPassword')).fill(password)
  await button(walk, t('accounts.signUp.submit')).click()
  await page.waitForURL('**/tailor/set-up')
  await page.getByLabel(t('profile.shop.country')).selectOption('IN')
  await button(walk, t('set-up.next')).click()
  await field(walk, 'profile.shop.phone').fill('98765 43210')
  await button(walk, t('set-up.next')).click()
  await page.getByText(t('set-up.prices.why')).waitFor()
  await button(walk, t('set-up.next')).click()
  await tryTheSample(walk)
  await page.goto('/tailor/dashboard')
  await page.waitForURL('**/tailor/dashboard')
  await heading(walk, 'Noor Tailors').waitFor()
}

/** An order to try things out on comes and goes, and leaves nothing. */
async function tryTheSample(walk: Walk) {
  const { page, t } = walk
  await button(walk, t('set-up.ready.sample')).click()
  await page.getByText(t('orders-page.sample.notice')).waitFor()
  await button(walk, t('orders-page.sample.discard')).click()
  const asked = page.getByRole('dialog', { name: t('orders-page.sample.ask') })
  await asked.getByRole('button', { name: t('orders-page.sample.discard') }).click()
  await page.waitForURL('**/orders/new')
  await page.getByText(t('orders-page.sample.gone')).waitFor()
}

/** Name, phone, a daughter, a photo. */
async function addWithFamilyAndPhoto(walk: Walk) {
  const { page, t } = walk
  await link(walk, t('today.first.take')).waitFor()
  await page.goto('/tailor/add-customer')
  await field(walk, 'customers-form.field.name').fill('Asha Verma')
  await field(walk, 'customers-form.field.phone').fill('98765 43210')
  await page.getByLabel(t('customers-form.photo.choose')).setInputFiles(await photoWithPlace())
  await button(walk, t('customers-form.family.add')).click()
  const member = page.getByRole('group', { name: t('customers-form.family.member', { place: 1 }) })
  await member.getByLabel(t('customers-form.person.name')).fill('Simran Verma')
  await member.getByLabel(t('customers-form.person.relation')).fill(t('customers-form.relation.daughter'))
  await button(walk, t('customers-form.page.save')).click()
  await heading(walk, t('customers-form.added.title', { name: 'Asha Verma' })).waitFor()
  await page.getByText(t('customers-form.added.number', { number: 'CUST-001' })).waitFor()
}

async function search({ page, t }: Walk, words: string, count: number) {
  await page.getByRole('searchbox', { name: t('customers.search.label') }).fill(words)
  await page.getByText(t('app.list.found', { count }), { exact: true }).waitFor()
}

async function findByDigits(walk: Walk) {
  const { page, t } = walk
  await link(walk, t('customers-form.added.dashboard')).click()
  await heading(walk, 'Noor Tailors').waitFor()
  await page.goto('/tailor/customers')
  await search(walk, '43210', 1)
  const row = page.getByRole('article', { name: 'Asha Verma' })
  await row.getByText(t('customers.card.family', { count: 2 })).waitFor()
  await row.getByRole('link', { name: 'Asha Verma', exact: true }).click()
  await heading(walk, 'Asha Verma').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Simran Verma' }).waitFor()
  await link(walk, t('customers-record.head.photo', { name: 'Asha Verma' })).waitFor()
}

interface ListFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file and waits for what would come of it. */
async function tryFile({ page, t }: Walk, file: ListFile, outcomes: Record<string, number>) {
  await page.goto('/tailor/customers/import')
  await page.getByLabel(t('customers-import.choose.file')).setInputFiles(file)
  for (const [outcome, count] of Object.entries(outcomes))
    await page.getByText(t(`customers-import.outcome.${outcome}`, { count }), { exact: true }).waitFor()
}

async function runImport(walk: Walk, count: number) {
  await button(walk, walk.t('customers-import.preview.run', { count })).click()
  await heading(walk, walk.t('customers-import.result.title', { count })).waitFor()
}

async function downloadRefused({ page, t }: Walk): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: t('customers-import.result.download') }).click()
  return readFileSync(await (await coming).path(), 'utf8')
}

async function importOldList(walk: Walk) {
  const { page, t } = walk
  const list = oldListOf(t)
  await tryFile(walk, list, { add: 493, refused: 7 })
  await runImport(walk, 493)
  const firstImport = page.url()
  const refused = await downloadRefused(walk)
  expect(refused.trim().split('\r\n')).toHaveLength(8)
  expect(refused).toContain(t('problems.imports.heading.reason'))

  await tryFile(walk, { ...list, buffer: mendRows(refused) }, { add: 7, refused: 0 })
  await runImport(walk, 7)
  await page.goto('/tailor/customers')
  await search(walk, 'Kirpal', 500)

  await tryFile(walk, list, { add: 0, duplicate: 493, refused: 7 })
  expect(await button(walk, t('customers-import.preview.run', { count: 0 })).isDisabled()).toBe(true)
  return firstImport
}

async function takeBack(walk: Walk, importAddress: string) {
  const { page, t } = walk
  await page.goto(importAddress)
  await button(walk, t('customers-import.undo.ask')).click()
  const dialog = page.getByRole('dialog', { name: t('customers-import.undo.title', { count: 493 }) })
  await dialog.getByRole('button', { name: t('customers-import.undo.confirm') }).click()
  await heading(walk, t('customers-import.result.undone')).waitFor()
  await page.goto('/tailor/customers')
  await search(walk, 'Kirpal', 7)
}

/** The same person was written down twice; kept so knowingly, merged, and split again. */
async function mergeAndUndo(walk: Walk) {
  const { page, t } = walk
  await page.goto('/tailor/add-customer')
  await field(walk, 'customers-form.field.name').fill('Asha V')
  await field(walk, 'customers-form.field.phone').fill('9876543210')
  await button(walk, t('customers-form.same.keepBoth')).click()
  await button(walk, t('customers-form.page.save')).click()
  await heading(walk, t('customers-form.added.title', { name: 'Asha V' })).waitFor()

  await page.goto('/tailor/customers/duplicates')
  await link(walk, t('customers-record.duplicates.mergeInto', { number: 'CUST-001' })).click()
  const dialog = page.getByRole('dialog', {
    name: t('customers-record.merge.title', { name: 'Asha Verma' }),
  })
  await dialog
    .getByRole('button', { name: t('customers-record.merge.confirm', { number: 'CUST-001' }) })
    .click()
  await dialog.waitFor({ state: 'hidden' })
  await button(walk, t('customers-record.notice.undoMerge')).waitFor()
  await button(walk, t('ui.toast.undo')).click()
  await page.getByText(t('ui.toast.undone')).waitFor()
  await page.goto('/tailor/customers')
  await search(walk, '43210', 2)
}

const promise =
  'a stranger, in %s on %s, registers a shop, adds a family with a photo, finds it by digits, imports 500 more, merges and undoes'

async function openOwnShop(_name: string, _where: string, language: Language, viewport: typeof phone) {
  const { page } = await visit('/register', { language, viewport })
  const walk = { page, t: speaking(language) }
  await register(walk)
  await addWithFamilyAndPhoto(walk)
  await findByDigits(walk)
  const firstImport = await importOldList(walk)
  await mergeAndUndo(walk)
  await takeBack(walk, firstImport)
}

test.each([
  ['English', 'a phone', 'en', phone],
  ['Punjabi', 'a desk', 'pa', desk],
] as const)(promise, openOwnShop)

testInAll.each([['Hindi', 'a phone', 'hi', phone]] as const)(promise, openOwnShop)

test('the demo tailor signs in and finds the customers of the demo shop', async () => {
  const { page } = await visit('/login')
  await signInByForm(page, demoSignIns[0])
  await page.waitForURL('**/tailor/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Customers', exact: true }).click()
  const customers = page.getByRole('list', { name: 'Customers' })
  await customers.getByRole('article').first().waitFor()
  await page.getByRole('searchbox', { name: 'Name, phone or number' }).fill('Asha Verma')
  await customers.getByRole('article', { name: 'Asha Verma' }).first().waitFor()
})

import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { scrollsSideways, seriousViolations, smallTargets } from '../support/audit-page.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { sizeRow } from '../support/size-rows.ts'
import { aScan, wasMeasured } from '../support/stored-scan.ts'

const { visitAs } = openApp(undefined, withGraphics)
const [owner] = demoSignIns
const customer = demoSignIns[3]

async function someoneOfTheBook({ request }: BrowserContext) {
  const book = await request.get('/api/measurement-records?limit=1')
  const { rows } = (await book.json()) as { rows: { person: { id: string; name: string } }[] }
  return rows[0]?.person
}

const takenFor = (forPerson: string | undefined) => ({ ...aScan(), forPerson })

test('a tailor puts a customer’s measuring by photo into the book', async () => {
  const { page, context } = await visitAs(owner)
  const person = await someoneOfTheBook(context)
  await page.goto(`/tailor/measurements?person=${person?.id}`)
  await page.getByRole('link', { name: 'By photo' }).click()
  await page.waitForURL(`**/upload?person=${person?.id}`)
  await wasMeasured(context, takenFor(person?.id))
  await page.goto(`/results?person=${person?.id}`)
  await page.getByRole('heading', { name: `For ${person?.name}` }).waitFor()
  await page.getByRole('button', { name: 'Put into the book' }).click()
  await page.getByText(`In the book of ${person?.name}.`).waitFor()
  await page.reload()
  await page.getByText(`In the book of ${person?.name}.`).waitFor()
  expect(await page.getByRole('button', { name: 'Put into the book' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Open the record' }).click()
  await page.getByText('38 ⅝ in').first().waitFor()
})

test('two customers measured one after the other: the first one’s sizes wait until they are in the book', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const { rows } = await (await context.request.get('/api/customers?limit=5')).json()
  const people: { id: string; name: string }[] = []
  for (const { id } of rows.slice(0, 2))
    people.push((await (await context.request.get(`/api/customers/${id}`)).json()).people[0])
  const [first, second] = people
  for (const person of people) {
    await toAbout(page, person.id)
    await tellAbout(page)
    await page.getByRole('heading', { name: `For ${person.name}` }).waitFor()
    await page.getByRole('button', { name: 'Put into the book' }).waitFor()
  }
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Put into the book' }).click()
  await page.getByText(`In the book of ${second?.name}.`).waitFor()
  await page.goto(`/results?person=${first?.id}`)
  await page.getByRole('button', { name: 'Put into the book' }).waitFor()
  await page.goto(`/results?person=${second?.id}`)
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Also on this device' }) })
  await others.getByRole('link', { name: /^Show / }).click()
  await page.getByRole('heading', { name: `For ${first?.name}` }).waitFor()
  await page.getByRole('button', { name: 'Put into the book' }).click()
  await page.getByText(`In the book of ${first?.name}.`).waitFor()
  for (const person of people) {
    const book = await (
      await context.request.get(`/api/measurement-records?person=${person.id}&limit=5`)
    ).json()
    expect(book.rows[0]).toMatchObject({ person: { id: person.id }, how: 'photo' })
  }
})

test('what the shop’s tape says against photos is applied to a measuring that goes into its book, and said', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  const record = (body: object) =>
    context.request.post('/api/measurement-records', { data: { personId: person?.id, unit: 'cm', ...body } })
  const seen = { typed: '100', from: 'photo', photoMm: 971 }
  await record({ how: 'photo', values: [{ field: 'waist', ...seen }] })
  await record({ values: [{ field: 'waist', typed: '106' }] })
  const scan = takenFor(person?.id)
  await wasMeasured(context, { ...scan, id: '0193c1de-0000-7000-8000-00000000005c', photoMm: { waist: 865 } })
  await page.goto(`/results?person=${person?.id}`)
  await page.getByRole('button', { name: 'Put into the book' }).click()
  await page.getByText('Matched to your shop’s tape: Waist.').waitFor()
  await page.getByRole('link', { name: 'Open the record' }).click()
  await page.getByText('by photo, matched to the shop’s tape').waitFor()
})

test.each([
  ['another customer', '0193c1de-0000-7000-8000-00000000000a'],
  ['the tailor', undefined],
])('numbers of %s are not put under a customer: the customer is measured first', async (_, whose) => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  await wasMeasured(context, takenFor(whose))
  await page.goto(`/results?person=${person?.id}`)
  await page.getByText(`The numbers on this page were not taken for ${person?.name}.`).waitFor()
  expect(await page.getByRole('button', { name: 'Put into the book' }).count()).toBe(0)
  await page.getByRole('link', { name: `Measure ${person?.name} first` }).click()
  await page.waitForURL(`**/upload?person=${person?.id}`)
  await toAbout(page, person?.id)
  await tellAbout(page)
  await page.getByRole('button', { name: 'Put into the book' }).waitFor()
  await page.goto(`/upload?step=about&person=${person?.id}`)
  await expect.poll(() => page.getByLabel('Height in cm').inputValue()).toBe('')
})

/** To the form about a person, of whom no photos are wanted. */
async function toAbout(page: Page, person: string | undefined) {
  await page.goto(`/upload?person=${person}`)
  await page.getByRole('button', { name: 'Go on without photos' }).click()
}

/** What the form about a person asks for, filled in and sent to be measured. */
async function tellAbout(page: Page) {
  await page.getByLabel('Height in cm').fill('172')
  await page.getByLabel('Weight', { exact: true }).fill('72')
  await page.getByLabel('Size you usually buy').selectOption('M')
  await page.getByLabel('Gender').selectOption('male')
  await page.getByLabel('Body shape as you see it').selectOption('regular')
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
}

test('whoever goes back while the shop’s tape is still awaited stays there, and what they typed too', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/body-scans/pairs', async (route) => {
    await held
    await route.continue()
  })
  await toAbout(page, person?.id)
  await tellAbout(page)
  await page.getByRole('button', { name: 'Change what you typed' }).click()
  await page.getByLabel('Height in cm').fill('171')
  const told = page.waitForResponse('**/api/body-scans/pairs')
  answer()
  await (await told).finished()
  // By the next answer the numbers would have led away.
  await page.evaluate(() => fetch('/api/session').then(() => new Promise(requestAnimationFrame)))
  await expect.poll(() => page.getByLabel('Height in cm').inputValue()).toBe('171')
  await page.getByRole('button', { name: 'Measure', exact: true }).click()
  await page.getByRole('button', { name: 'Put into the book' }).waitFor()
})

test('a measuring taken for a customer stays theirs: opened without their address, and measured again', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  await wasMeasured(context, takenFor(person?.id))
  await page.goto('/results')
  await page.waitForURL(`**/results?person=${person?.id}`)
  await page.getByRole('heading', { name: 'Results of a customer' }).waitFor()
  await page.getByRole('heading', { name: `For ${person?.name}` }).waitFor()
  expect(await page.getByRole('button', { name: 'Share Results' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Measure again' }).click()
  await page.waitForURL(`**/upload?person=${person?.id}`)
  await page.goto(`/results?person=${person?.id}`)
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await page.getByRole('link', { name: 'Get measured by photo' }).click()
  await page.waitForURL(`**/upload?person=${person?.id}`)
})

test('a tailor sees the form and the sizes of what a customer sent them, from the book and by the customer’s address', async () => {
  const { context: customers } = await visitAs(customer, '/user/dashboard')
  const scan = aScan({ id: '0193c1de-0000-7000-8000-00000000005e', takenAt: '2026-11-20T12:00:00.000Z' })
  expect((await customers.request.post('/api/body-scans', { data: scan })).status()).toBe(200)
  const { shops } = await (await customers.request.get('/api/form-shop/find?q=Darzi')).json()
  const data = { shop: shops[0].id }
  expect((await customers.request.post(`/api/body-scans/${scan.id}/send`, { data })).status()).toBe(200)
  const { user } = await (await customers.request.get('/api/session')).json()
  const { page } = await visitAs(owner, '/measurement-book')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  await page
    .getByRole('button', { name: /measured by photo/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'See the form' }).click()
  await page.waitForURL(/\/results\?record=/)
  await page.getByRole('heading', { name: 'Results of a customer' }).waitFor()
  await sizeRow(page, 'Waist').getByText('34 ¾ in').waitFor()
  expect(await page.getByRole('button', { name: /^(Edit|Check)/ }).count()).toBe(0)
  expect(await seriousViolations(page)).toEqual([])
  await page.goto(`/results/${user.id}`)
  await sizeRow(page, 'Waist').getByText('34 ¾ in').waitFor()
  const mesh = await page.request.get(`/api/measurements/${user.id}/mesh`)
  expect([mesh.status(), mesh.headers()['content-type']]).toEqual([200, 'model/gltf-binary'])
})

test('of what a customer sent the tailor sees what the shop’s own tape makes of it, and takes the one they choose', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard', { viewport: phone })
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  const record = (body: object) =>
    context.request.post('/api/measurement-records', { data: { personId: person?.id, unit: 'cm', ...body } })
  const seen = { typed: '100', from: 'photo', photoMm: 971 }
  await record({ how: 'photo', values: [{ field: 'waist', ...seen }] })
  await record({ values: [{ field: 'waist', typed: '106' }] })
  const { context: customers } = await visitAs(customer, '/user/dashboard')
  const scan = aScan({ id: '0193c1de-0000-7000-8000-00000000005f', takenAt: '2026-11-21T12:00:00.000Z' })
  await customers.request.post('/api/body-scans', { data: { ...scan, photoMm: { waist: 865, chest: 985 } } })
  const { shops } = await (await customers.request.get('/api/form-shop/find?q=Darzi')).json()
  await customers.request.post(`/api/body-scans/${scan.id}/send`, { data: { shop: shops[0].id } })
  const { rows } = await (await context.request.get('/api/measurement-records?limit=20')).json()
  const sent = rows.find(
    (each: { sent?: object; takenAt: string }) => each.sent && each.takenAt === scan.takenAt,
  )
  await page.goto(`/tailor/measurements?person=${sent.person.id}`)
  const choice = page.getByRole('region', { name: 'What your shop’s tape makes of the photos' })
  await choice.getByText(/^Waist: (88\.2 cm|34 ¾ in) as sent, [\d .¼½¾⅛⅜⅝⅞]+ (cm|in) by your tape$/).waitFor()
  // Only what the photos saw is told: nobody knows that of the hips here.
  expect(await choice.getByText(/^Hips/).count()).toBe(0)
  expect([await seriousViolations(page), await smallTargets(page), await scrollsSideways(page)]).toEqual([
    [],
    [],
    false,
  ])
  await page.getByRole('button', { name: 'Put them into the empty fields' }).click()
  const waist = page.getByRole('textbox', { name: 'Waist', exact: true })
  await page.getByRole('button', { name: 'cm', exact: true }).click()
  await expect.poll(() => waist.inputValue()).toBe('88.2')
  await choice.getByRole('button', { name: 'By our tape' }).click()
  await expect.poll(() => waist.inputValue()).not.toBe('88.2')
  const atTape = await waist.inputValue()
  await choice.getByRole('button', { name: 'As sent' }).click()
  await expect.poll(() => waist.inputValue()).toBe('88.2')
  await choice.getByRole('button', { name: 'By our tape' }).click()
  await page.getByRole('button', { name: /^Save \d+$/ }).click()
  await page.getByRole('button', { name: 'Keep and save' }).click() // beside what a tape said of them, some look odd
  const paper = page.getByRole('dialog')
  await paper.getByText('by photo, matched to the shop’s tape').first().waitFor()
  await paper
    .getByText(new RegExp(`^${atTape.replace('.', '\\.')}`))
    .first()
    .waitFor()
  // What the customer sent stands in the book as they sent it.
  const { values } = await (await context.request.get(`/api/measurement-records/${sent.id}`)).json()
  expect(values.find(({ field }: { field: string }) => field === 'waist')).toMatchObject({ mm: 882 })
})

test('each person a tailor photographs is asked first, also where the program is here from the one before', async () => {
  const { page, context } = await visitAs(owner, '/tailor/dashboard')
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const person = await someoneOfTheBook(context)
  await page.goto(`/upload?person=${person?.id}`)
  await beginByPhoto(page)
  await page.getByRole('button', { name: 'Go on without photos' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Take both with the camera' }).waitFor()
  await withoutReload(page, '/upload?person=0193c1de-0000-7000-8000-00000000000a')
  await page.getByText('You are 18 or older, and photograph yourself or somebody who agrees.').waitFor()
  await page.getByText('Your photos stay on this device.').waitFor()
  // The program is not loaded twice, and nobody is told that it will be.
  await page.getByText('The program is ready on this device.').waitFor()
  expect(await page.getByText('this device loads a program').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Take both with the camera' }).count()).toBe(0)
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Agree and begin' }).click()
  await page.getByRole('button', { name: 'Take both with the camera' }).waitFor()
})

/** Goes there as a link of the app does, with all that this page has loaded. */
const withoutReload = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.length }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addCustomer,
  daysAgo,
  importCustomers,
  joinShop,
  type NewCustomer,
  openBook,
} from '../support/book.ts'
import { tailorRegisters } from '../support/browser.ts'
import {
  filterBy,
  namesShown,
  rowOf,
  rows,
  searchFor,
  sortBy,
  unfoldFilters,
  untilShown,
} from '../support/directory.ts'
import { openApp } from '../support/open-app.ts'
import { testInAll } from '../support/test-in-all.ts'

const app = openApp(() => ({ DARZI_DEMO: 'off' }))
const { visit, visitAs } = app

const ordered = (orders: number, rupees: number, days: number) => ({
  earlier: { orders, spentMinor: rupees * 100, lastOrderDate: daysAgo(days) },
})
/** One of each badge, and one who never ordered. */
const fivePeople: NewCustomer[] = [
  { name: 'Zara Verma', phone: '98765 43210', ...ordered(2, 1_000, 2) },
  { name: 'Balwinder Singh', ...ordered(5, 2_500, 20), tags: ['wedding'] },
  { name: 'Charan Das', ...ordered(7, 9_000, 90), tags: ['wedding', 'school'] },
  { name: 'Amrit Kaur', ...ordered(1, 15_000, 400) },
  { name: 'Esha Rani' },
]
const directory = '/tailor/customers'

test('the filters show who came within 30 days, more than twice, or long ago, and say how many', async () => {
  const { page } = await openBook(app, fivePeople, directory)
  const expected = [
    ['All', ['Zara Verma', 'Balwinder Singh', 'Charan Das', 'Amrit Kaur', 'Esha Rani']],
    ['Recent', ['Zara Verma', 'Balwinder Singh']],
    ['Repeat', ['Balwinder Singh', 'Charan Das']],
    ['Inactive', ['Charan Das', 'Amrit Kaur']],
  ] as const
  for (const [filter, names] of expected) {
    await filterBy(page, filter)
    await untilShown(page, names)
    const chip = page.getByRole('group', { name: 'Show' }).getByRole('button', { pressed: true })
    await expect.poll(() => chip.textContent()).toBe(`${filter}${names.length}`)
  }
  await expect
    .poll(() => page.getByLabel('The book in figures').getByRole('definition').allTextContents())
    .toEqual(['5', '2', '2', '15', '₹27,500'])
})

testInAll('the sorts are by last order, name, orders and money, and each card wears its badge', async () => {
  const { page } = await openBook(app, fivePeople, directory)
  const badges = {
    Zara: 'Recent',
    Balwinder: 'Active',
    Charan: 'Regular',
    Amrit: 'Inactive',
    Esha: 'Inactive',
  }
  await rowOf(page, 'Zara Verma').waitFor()
  for (const [name, badge] of Object.entries(badges))
    await rows(page).filter({ hasText: name }).getByText(badge, { exact: true }).waitFor()
  await sortBy(page, 'By name')
  await untilShown(page, ['Amrit Kaur', 'Balwinder Singh', 'Charan Das', 'Esha Rani', 'Zara Verma'])
  await sortBy(page, 'Most orders first')
  await untilShown(page, ['Charan Das', 'Balwinder Singh', 'Zara Verma', 'Amrit Kaur', 'Esha Rani'])
  await sortBy(page, 'Most spent first')
  await untilShown(page, ['Amrit Kaur', 'Charan Das', 'Balwinder Singh', 'Zara Verma', 'Esha Rani'])
  await sortBy(page, 'Last order first')
  await untilShown(page, ['Zara Verma', 'Balwinder Singh', 'Charan Das', 'Amrit Kaur', 'Esha Rani'])
})

testInAll('a copied address shows the same rows elsewhere, and Back takes one filter away', async () => {
  const { page, account } = await openBook(app, fivePeople, directory)
  await filterBy(page, 'Repeat')
  await untilShown(page, ['Balwinder Singh', 'Charan Das'])
  await sortBy(page, 'Most orders first')
  await untilShown(page, ['Charan Das', 'Balwinder Singh'])
  await unfoldFilters(page)
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('school')
  await untilShown(page, ['Charan Das'])
  const elsewhere = await visitAs(account, page.url())
  await untilShown(elsewhere.page, ['Charan Das'])
  await page.goBack()
  await untilShown(page, ['Charan Das', 'Balwinder Singh'])
  await page.goBack()
  await untilShown(page, ['Balwinder Singh', 'Charan Das'])
  await searchFor(page, 'charan')
  await untilShown(page, ['Charan Das'])
  await page.goBack()
  await untilShown(page, ['Balwinder Singh', 'Charan Das'])
})

test('a saved view outlives a reload, can be renamed, and a colleague opens it when it is shared', async () => {
  const { page, owner } = await openBook(app, fivePeople, directory)
  await filterBy(page, 'Repeat')
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name of the view').fill('Come often')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await viewLink(page, 'Come often').waitFor()
  await page.goto(directory)
  await page.reload()
  await viewLink(page, 'Come often').click()
  await untilShown(page, ['Balwinder Singh', 'Charan Das'])
  await expect.poll(() => viewLink(page, 'Come often').textContent()).toBe('Come often2')

  const colleague = await visit()
  await joinShop(owner, colleague, 'Sunil Kumar')
  await colleague.page.goto(directory)
  await rowOf(colleague.page, 'Zara Verma').waitFor()
  expect(await viewLink(colleague.page, 'Come often').count()).toBe(0)

  await page.getByRole('button', { name: 'Actions for the view Come often' }).click()
  await page.getByRole('menuitem', { name: 'Rename or share' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename or share' })
  await renaming.getByLabel('Name of the view').fill('Regulars')
  await renaming.getByText('Everyone in the shop sees it').click()
  await renaming.getByRole('button', { name: 'Save view' }).click()
  await viewLink(page, 'Regulars').waitFor()
  await colleague.page.reload()
  await viewLink(colleague.page, 'Regulars').click()
  await untilShown(colleague.page, ['Balwinder Singh', 'Charan Das'])
})

const viewLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name })

testInAll('in a new shop each list has exactly one main button, and it leads to the next step', async () => {
  const { page } = await visitAs(await tailorRegisters(await visit()))
  const lists = [
    { path: directory, role: 'link', step: 'Add your first customer', leadsTo: 'Add New Customer' },
    {
      path: `${directory}/duplicates`,
      role: 'link',
      step: 'Open the directory',
      leadsTo: 'Customer Directory',
    },
    { path: '/tailor/staff', role: 'button', step: 'Invite someone', leadsTo: 'Invite someone to work here' },
    {
      path: '/tailor/dashboard',
      role: 'link',
      step: 'Set up your shop',
      leadsTo: 'Set up your shop',
    },
    { path: '/tailor/orders', role: 'link', step: 'Take your first order', leadsTo: 'New Order' },
    {
      path: '/measurement-book',
      role: 'link',
      step: 'Add measurement',
      leadsTo: 'Take measurements',
    },
    {
      path: '/tailor/measurement-fields',
      role: 'button',
      step: 'Add measurement',
      leadsTo: 'Add measurement',
    },
  ] as const
  for (const { path, role, step, leadsTo } of lists) {
    await page.goto(path)
    const main = page.getByRole('main')
    const button = main.getByRole(role, { name: step, exact: true })
    await button.waitFor()
    await expect.poll(() => lookingLike(main, button), { message: path }).toEqual([step])
    await button.click()
    await page.getByRole('heading', { name: leadsTo, exact: true }).waitFor()
  }
  await page.goto(`${directory}/import`)
  const chooser = page.getByRole('main').getByText('Choose a file', { exact: true })
  await chooser.waitFor()
  expect(await lookingLike(page.getByRole('main'), chooser)).toEqual(['Choose a file'])
  const choosing = page.waitForEvent('filechooser')
  await chooser.click()
  expect((await choosing).isMultiple()).toBe(false)
})

type Part = ReturnType<Page['getByRole']>

/** The controls of this part that are filled with the same colour as this one. */
async function lookingLike(part: Part, one: Part): Promise<string[]> {
  // Both in one look: a list that comes meanwhile brings its own button.
  return part.evaluate(
    (root, main) => {
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
      return [...root.querySelectorAll<HTMLElement>('a, button, label')]
        .filter((each) => each.checkVisibility() && main && colourOf(each) === colourOf(main))
        .map((each) => each.innerText.trim())
    },
    await one.elementHandle(),
  )
}

test('a book of a thousand loads as one scrolls, and Back from a record keeps the place', async () => {
  const { page, owner } = await openBook(app, [{ name: 'Zzebra Last', phone: '98765 43210' }])
  await importCustomers(
    owner,
    Array.from({ length: 1_000 }, (_, place) => `Kirpal ${String(place).padStart(4, '0')}`),
  )
  await page.goto(`${directory}?sort=name`)
  await rowOf(page, 'Kirpal 0000').waitFor()
  expect((await namesShown(page)).length).toBeLessThan(40)
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End')
        return rowOf(page, 'Zzebra Last').count()
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(1)
  await untilStill(page)
  await page.keyboard.press('PageUp')
  await untilStill(page)
  const name = await nameInSight(page)
  expect(name > 'Kirpal 0900').toBe(true)
  await rowOf(page, name).getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.goBack()
  await expect.poll(() => isInSight(page, name), { timeout: 10_000 }).toBe(true)
})

/** Keys scroll smoothly: what is clicked on the way would be left at a place nobody saw. */
const untilStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let last = -1
        const look = setInterval(() => {
          if (window.scrollY === last) {
            clearInterval(look)
            done()
          }
          last = window.scrollY
        }, 150)
      }),
  )

/** Whose row stands in the middle of the window. */
const nameInSight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    const link = middle?.closest('article')?.querySelector('a')
    if (!link?.textContent) throw new Error('no row stands in the middle of the window')
    return link.textContent
  })

async function isInSight(page: Page, name: string): Promise<boolean> {
  if ((await rowOf(page, name).count()) === 0) return false
  const box = await rowOf(page, name).boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y < height && box.y + box.height > 0
}

testInAll(
  'a customer added by a colleague joins the open list, in its place and in the figures',
  async () => {
    const { page, owner } = await openBook(app, fivePeople, directory)
    await rowOf(page, 'Zara Verma').waitFor()
    const colleague = await visit()
    await joinShop(owner, colleague, 'Sunil Kumar')
    await addCustomer(colleague, { name: 'Manjit Gill', ...ordered(3, 500, 1) })
    await expect.poll(async () => (await namesShown(page))[0], { timeout: 10_000 }).toBe('Manjit Gill')
    const figures = page.getByLabel('The book in figures').getByRole('definition')
    await expect.poll(() => figures.allTextContents()).toEqual(['6', '3', '3', '18', '₹28,000'])
  },
)

/** What stands around every screen of work: one toast at a time, the way back, the account menu, the demo's note. */
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queries } from '../data/queries.ts'
import { aCustomer, anOrderCard, aSession, orderSummaryOf } from '../testing/builders.ts'
import type { FakeApi } from '../testing/fake-api.ts'
import { keepBook } from '../testing/fake-book.ts'
import { phone, renderScreen } from '../testing/render-screen.tsx'
import '../theme/fonts.css'
import { holdKeys } from './held-keys.ts'

const list = page.getByRole('list', { name: 'Customers', exact: true })
const toast = page.getByRole('alert')
const undo = toast.getByRole('button', { name: 'Undo', exact: true })
const boxOf = (found: { element: () => Element }) => found.element().getBoundingClientRect()

function apart(one: DOMRect, other: DOMRect): boolean {
  return (
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
  )
}

async function openDirectory(names: readonly string[]) {
  const book = keepBook(names.map((name) => aCustomer({ name })))
  await renderScreen(
    '/tailor/customers?sort=name',
    (api: FakeApi) => {
      book.answer(api)
      const shown = () => book.rows.filter(({ isArchived }) => !isArchived)
      api
        .answer('GET /api/customers', () => ({ rows: shown() }))
        .answer('POST /api/customers/:id/archive', ({ params }) =>
          book.change(params.id ?? '', { isArchived: true }),
        )
        .answer('POST /api/customers/:id/restore', ({ params }) =>
          book.change(params.id ?? '', { isArchived: false }),
        )
    },
    { viewport: phone },
  )
}

async function archive(name: string) {
  await list.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expect.element(toast.getByText(`${name} archived`)).toBeVisible()
}

test('three acts make one toast: the newest with its Undo, and each taken back shows the one before it', async () => {
  await openDirectory(['Asha', 'Balbir', 'Charan', 'Dev'])
  for (const name of ['Asha', 'Balbir', 'Charan']) await archive(name)
  expect(toast.elements().length).toBe(1)
  await expect.element(toast.getByText('+2 earlier')).toBeVisible()
  expect(undo.elements().length).toBe(1)
  await undo.click()
  await expect.element(list.getByRole('article', { name: 'Charan' })).toBeVisible()
  await expect.element(toast.getByText('Balbir archived')).toBeVisible()
  await undo.click()
  await undo.click()
  await expect.element(list.getByRole('article', { name: 'Asha' })).toBeVisible()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(toast.getByText('Undone')).toBeVisible()
})

test('on a phone a toast hides no field, no title and nothing of the navigation', async () => {
  await openDirectory(['Asha', 'Balbir'])
  await document.fonts.ready
  await archive('Asha')
  const others = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('searchbox'),
    page.getByRole('navigation', { name: 'Sections of the shop' }),
    list.getByRole('article').first(),
  ]
  // The driver may have scrolled to reach the menu; a title that is scrolled away is hidden by no toast.
  scrollTo(0, 0)
  await expect
    .poll(() => others.filter((other) => !apart(boxOf(toast), boxOf(other))).map((other) => other.selector))
    .toEqual([])
  expect(boxOf(toast).width).toBeLessThanOrEqual(phone.width)
})

test('Back on an inner screen that was opened directly stays in the shop', async () => {
  const customer = aCustomer()
  const [person] = customer.people
  const book = keepBook([customer])
  const { goTo } = await renderScreen(`/tailor/measurements?person=${person?.id}`, (api) => {
    book.answer(api)
    api
      .answer('GET /api/people/:id/measurements', {
        person: { id: person?.id ?? '', name: customer.name, isCustomer: true },
        customer: { id: customer.id, name: customer.name, number: customer.number },
        pinnedNotes: [],
        lastValues: [],
        latest: [],
      })
      .answer('GET /api/measurement-fields', { fields: [] })
      .answer('GET /api/shop/garments', { garments: [] })
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => location.pathname).toBe(`/tailor/customers/${customer.id}`)
  await goTo(`/tailor/measurements?person=${person?.id}`)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => location.pathname).toBe(`/tailor/customers/${customer.id}`)
})

test('language and colours are chosen in the account menu, each in its own words, and kept', async () => {
  await openDirectory(['Asha'])
  const account = page.getByRole('button', { name: 'Account of Harpreet Kaur' })
  await account.click()
  await expect.element(page.getByRole('menuitemradio', { name: 'English', exact: true })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('pa')
  await page.getByRole('button', { name: 'Harpreet Kaur ਦਾ ਖਾਤਾ' }).click()
  await page.getByRole('menuitemradio', { name: 'ਗੂੜ੍ਹੇ' }).click()
  await expect.poll(() => document.documentElement.dataset.scheme).toBe('dark')
  await page.getByRole('button', { name: 'Harpreet Kaur ਦਾ ਖਾਤਾ' }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'ਗੂੜ੍ਹੇ' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'ਫ਼ੋਨ ਵਰਗੇ' }).click()
  await page.getByRole('button', { name: 'Harpreet Kaur ਦਾ ਖਾਤਾ' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('en')
})

test('whoever signs out is told nothing more in this browser: the next one would read it', async () => {
  const unsubscribe = vi.fn(async () => true)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  } as unknown as ServiceWorkerRegistration)
  const book = keepBook([aCustomer()])
  await renderScreen('/tailor/customers', (api) => book.answer(api.answer('POST /api/logout', { ok: true })))
  await page.getByRole('button', { name: 'Account of Harpreet Kaur' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
})

test('the demo’s note is one slim line, and closed it stays closed on this device', async () => {
  const book = keepBook([aCustomer()])
  const { reload } = await renderScreen('/tailor/customers', book.answer, {
    viewport: phone,
    session: aSession({ isDemo: true }),
  })
  const note = page.getByText('Demo shop: its customers are made up.')
  await expect.element(note).toBeVisible()
  await document.fonts.ready
  expect(boxOf(page.getByRole('complementary')).height).toBeLessThanOrEqual(36)
  await page.getByRole('button', { name: 'Close this note' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await reload()
  await expect.element(list.getByRole('article').first()).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('a refused bulk act says the reason of each row; taking the rest back closes what it told', async () => {
  const [ready, off] = [anOrderCard({ number: 'ORD-001' }), anOrderCard({ number: 'ORD-002' })]
  const asked: string[] = []
  await renderScreen('/tailor/orders', (api) =>
    api
      .answer('GET /api/orders', { rows: [ready, off] })
      .answer('GET /api/orders/count', { count: 2, isCapped: false })
      .answer('GET /api/orders/summary', orderSummaryOf([ready, off]))
      .answer('GET /api/workshop/workers', { workers: [] })
      .answer('GET /api/views', { rows: [] })
      // A row that is pointed at is fetched ahead.
      .refuse('GET /api/orders/:id', 'request.notFound')
      .refuse('GET /api/orders/:id/timeline', 'request.notFound')
      .answer('POST /api/orders/bulk', ({ body: { act } }) => {
        asked.push(act)
        if (act === 'undo') return { done: [ready.id], steps: [], unchanged: [], refused: [] }
        const refused = [
          { id: off.id, code: 'orders.piecesNotReady', detail: '1 piece is not ready: shirt.' },
        ]
        return { done: [ready.id], steps: [], unchanged: [], refused }
      }),
  )
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).click()
  await page.getByRole('checkbox', { name: 'Select ORD-002' }).click()
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('button', { name: 'Hand over' })
    .click()
  const told = page.getByRole('dialog', { name: '1 done, 1 refused' })
  await expect.element(told.getByText('1 piece is not ready: shirt.')).toBeVisible()
  await undo.click()
  await expect.element(told).not.toBeInTheDocument()
  expect(asked).toEqual(['deliver', 'undo'])
})

test.each([
  ['by its key', () => press('n')],
  ['by a tap', () => page.getByRole('link', { name: /New/ }).first().element().dispatchEvent(aClick())],
])('what is typed on the way to New order, %s, stands in its search once that has come', async (_way, go) => {
  await openDirectory(['Asha'])
  await expect.element(list.getByRole('article', { name: 'Asha' })).toBeVisible()
  go()
  for (const key of [...'98150x', 'Backspace', '4']) press(key)
  await expect.element(page.getByRole('searchbox')).toHaveValue('981504')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('whoever goes back before the screen has come is no longer typing into it', () => {
  holdKeys()
  const held = !press('c')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect({ held, heldAfter: !press('c') }).toEqual({ held: true, heldAfter: false })
})

const aClick = () => new MouseEvent('click', { bubbles: true, cancelable: true })
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('the last button of a phone’s bar says how much is new behind it', async () => {
  const book = keepBook([aCustomer({ name: 'Asha Verma' })])
  await renderScreen(
    '/tailor/customers?sort=name',
    (api: FakeApi) => {
      book.answer(api)
      api
        .answer('GET /api/customers', { rows: book.rows })
        .answer('GET /api/shop/conversations/unread', { unread: 3 })
    },
    { viewport: phone },
  )
  const more = page.getByRole('button', { name: 'More 3 new', exact: true })
  await expect.element(more).toBeVisible()
  await more.click()
  await expect.element(page.getByRole('menuitem', { name: 'Messages (3)' })).toBeVisible()
})

test('what comes while a finger presses is shown once it has left, so that nothing moves under it', async () => {
  const rows = [aCustomer({ name: 'Asha' })]
  await renderScreen('/tailor/customers', (api) => {
    keepBook(rows).answer(api)
    api.answer('GET /api/customers', () => ({ rows: [...rows] }))
  })
  await expect.element(list.getByRole('article', { name: 'Asha' })).toBeVisible()
  const finger = (type: string) =>
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }))
  finger('pointerdown')
  rows.unshift(aCustomer({ name: 'Balbir' }))
  await queries.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(list.getByRole('article', { name: 'Balbir' }).elements()).toEqual([])
  finger('pointerup')
  await expect.element(list.getByRole('article', { name: 'Balbir' })).toBeVisible()
})

test('a tap that began on a button ends on it, though the button moved away under the finger', async () => {
  await openDirectory(['Asha'])
  const menu = list.getByRole('button', { name: 'Actions for Asha' })
  await expect.element(menu).toBeVisible()
  const { x, y } = boxOf(menu)
  const at = { bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 }
  menu.element().dispatchEvent(new PointerEvent('pointerdown', at))
  document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { textContent: 'News' }))
  document.body.dispatchEvent(new PointerEvent('pointerup', at))
  // Which the browser tells of what now lies under the finger.
  document.body.dispatchEvent(new MouseEvent('click', at))
  await expect.element(page.getByRole('menuitem', { name: 'Archive', exact: true })).toBeVisible()
})

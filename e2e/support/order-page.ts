/** What a person sees and does on the page of one order. */
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Locator, Page } from 'playwright-core'
import { openBook } from './book.ts'
import type { OpenPage } from './browser.ts'
import { takeOrder } from './counter.ts'
import type { openApp } from './open-app.ts'

type JourneyApp = Pick<ReturnType<typeof openApp>, 'visit' | 'visitAs'>

/** A shop whose first order is open on the screen. */
export async function openOrder(app: JourneyApp, asked: Parameters<typeof takeOrder>[2]) {
  const book = await openBook(app, [{ name: 'Asha Verma', phone: '98150 11110' }])
  const [customer] = book.added
  if (!customer) throw new Error('the book is empty')
  const taken = await takeOrder(book.owner, customer, asked)
  await book.page.goto(`/tailor/orders/${taken.id}`)
  return { ...book, customer, taken, orderNow: () => orderNow(book.owner, taken.id) }
}

/** As it stands on the server. */
export const orderNow = async ({ context }: OpenPage, id: string): Promise<Order> =>
  (await context.request.get(`/api/orders/${id}`)).json()

export const pieceOf = (page: Page, tag: string): Locator => page.getByRole('article', { name: tag })

/** Chooses from the menu of a piece. */
export async function pieceAct(piece: Locator, act: string): Promise<void> {
  await piece.getByRole('button', { name: /^More for/ }).click()
  await piece.page().getByRole('menuitem', { name: act, exact: true }).click()
}

/** Chooses under Update Status, as a hand does. */
export async function updateStatus(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'Update Status' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

/** Where the order stands, at the head of its page. */
export const standing = (page: Page): Locator => page.getByRole('region', { name: 'Where the order stands' })

export const paymentsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Payments' }).getByRole('listitem')

/** What happened, as the timeline of the order tells it. */
export const happened = (page: Page, sentence: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ hasText: sentence }).first()

/** A shop's book filled over the API, for journeys that begin with customers in it. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { BrowserContext } from 'playwright-core'
import { anEmail, password } from './accounts.ts'
import { type OpenPage, tailorRegisters } from './browser.ts'
import type { openApp } from './open-app.ts'

export interface NewCustomer {
  name: string
  phone?: string
  email?: string
  notes?: string
  tags?: string[]
  earlier?: { orders: number; spentMinor: number; lastOrderDate?: string }
  people?: { name: string; relation?: string }[]
  allowSamePhone?: boolean
}

/** Sends a write as the one who is signed in here; a refusal ends the journey. */
export async function send<T>(context: BrowserContext, path: string, data: object = {}): Promise<T> {
  const answer = await context.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

export const addCustomer = ({ context }: OpenPage, customer: NewCustomer): Promise<Customer> =>
  send(context, '/api/customers', customer)

/** One after another: the numbers follow the order given. */
export async function addCustomers(
  visitor: OpenPage,
  customers: readonly NewCustomer[],
): Promise<Customer[]> {
  const added: Customer[] = []
  for (const customer of customers) added.push(await addCustomer(visitor, customer))
  return added
}

export async function changeCustomer({ context }: OpenPage, id: string, data: object): Promise<void> {
  const answer = await context.request.patch(`/api/customers/${id}`, { data })
  if (!answer.ok()) throw new Error(`changing a customer answered ${answer.status()}`)
}

/** A day of the shop, so many days ago. */
export function daysAgo(days: number): string {
  const then = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(then)
}

/** The owner invites someone, who accepts by the link of the mail in this profile. */
export async function joinShop(owner: OpenPage, joining: OpenPage, name: string, role = 'counter') {
  const email = anEmail(role)
  await send(owner.context, '/api/staff/invitations', { email, name, role })
  const token = await tokenOf(owner.context, email)
  await send(joining.context, `/api/invitations/${token}/accept`, { name, password })
  return { email, password }
}

/** The development mailbox is a list of letters, newest first; the jobs that write them take a moment. */
async function tokenOf(context: BrowserContext, email: string): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const list = await (await context.request.get('/dev/mail')).text()
    const line = list.split('<li').find((each) => each.includes(email))
    const letter = line && /href="(\/dev\/mail\/[^"]+)"/.exec(line)?.[1]
    const text = letter && (await (await context.request.get(letter)).text())
    const token = text && /\/invitation\/([\w-]{20,})/.exec(text)?.[1]
    if (token) return token
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`no invitation came to ${email}`)
}

type JourneyApp = Pick<ReturnType<typeof openApp>, 'visit' | 'visitAs'>

/** A new shop with these customers in its book, and its owner at this address. */
export async function openBook(
  { visit, visitAs }: JourneyApp,
  customers: readonly NewCustomer[],
  path?: string,
) {
  const account = await tailorRegisters(await visit())
  const owner = await visitAs(account)
  const added = await addCustomers(owner, customers)
  if (path) await owner.page.goto(path)
  return { account, owner, page: owner.page, added }
}

/** Brings many customers along at once, by name and phone, and waits until they stand in the book. */
export async function importCustomers({ context }: OpenPage, names: readonly string[]): Promise<void> {
  const rows = names.map((name, place) => `${name},98150 ${10_000 + place}`)
  const file = {
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Phone', ...rows].join('\n')),
  }
  const uploaded = await context.request.post('/api/customer-imports', { multipart: { file } })
  const { id } = await uploaded.json()
  await send(context, `/api/customer-imports/${id}/run`, { columns: { 0: 'name', 1: 'phone' } })
  const stateNow = async () => (await (await context.request.get(`/api/customer-imports/${id}`)).json()).state
  for (const end = Date.now() + 60_000; (await stateNow()) !== 'done'; ) {
    if (Date.now() > end) throw new Error('the import did not end')
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

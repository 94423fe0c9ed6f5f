/** The one life of a gateway's page, whatever is paid on it: opened or answered again, settled once, asked about until it is over. */
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { type Gateway, GatewayError, type GatewayKey, type Outcome } from '../../adapters/gateways/gateway.ts'
import type { Gateways } from '../../adapters/gateways/open-gateways.ts'
import type { Tx } from '../../db/tx.ts'
import type { AppContext } from '../../http/app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { JobData } from '../../jobs/queues.ts'

/** A page as it was written down. */
export interface PageRecord {
  id: string
  gateway: GatewayKey
  amount_minor: number
  currency: string
  state: 'created' | 'open' | 'paid' | 'failed' | 'expired'
  reference: string | null
  url: string | null
  expires_at: Date
}

/** A page of a gateway is good this long; Stripe's least is half an hour. */
const openMinutes = 60
const askAfterMinutes = 5
const againMinutes = 10
/** A gateway may still tell of money a while after its page closed. */
const graceMinutes = 30
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000)

/** A page that ends sooner is opened anew; and when a new one is first asked about. */
export const soonFrom = (now: Date) => after(now, askAfterMinutes)

interface Wanted {
  gateway: Gateway
  amountMinor: number
  currency: Currency
  title: string
}
interface WantedPage extends Wanted {
  id: string
  expiresAt: Date
  /** Of the page that is open already. */
  url: string | null
}
export type NewPage = Pick<WantedPage, 'id' | 'amountMinor' | 'currency' | 'expiresAt'> & {
  gateway: GatewayKey
  now: Date
}

/** The open page of the same gateway and amount, else one that is written down before any gateway is asked. */
export async function wantPage(
  wanted: Wanted,
  around: { open: readonly PageRecord[]; now: Date; newId(): string; write(page: NewPage): Promise<void> },
): Promise<WantedPage> {
  const { gateway, amountMinor, currency } = wanted
  const expiresAt = after(around.now, openMinutes)
  const same = around.open.find((each) => each.amount_minor === amountMinor && each.gateway === gateway.key)
  if (same) return { ...wanted, expiresAt, id: same.id, url: same.url }
  const id = around.newId()
  await around.write({ id, gateway: gateway.key, amountMinor, currency, expiresAt, now: around.now })
  return { ...wanted, expiresAt, id, url: null }
}

/** Opens the page unless it is open. Throws payments.gatewayDown. */
export async function openPage(
  { url, gateway, ...page }: WantedPage,
  given: { returnUrl: string; opened(at: { reference: string; url: string }): Promise<unknown> },
): Promise<{ url: string }> {
  if (url) return { url }
  try {
    const opened = await gateway.open({ ...page, returnUrl: given.returnUrl })
    await given.opened(opened)
    return { url: opened.url }
  } catch (error) {
    throw error instanceof GatewayError ? new AppError('payments.gatewayDown') : error
  }
}

/**
 * What changes of a page by what its gateway says; undefined when nothing does: paid is never taken back by what is said later.
 * Throws payments.eventMismatch when another amount or currency was paid than was asked for.
 */
export function settlementOf(
  page: Pick<PageRecord, 'state' | 'amount_minor' | 'currency'>,
  outcome: Outcome,
): Exclude<Outcome, { state: 'open' }> | undefined {
  if (page.state === 'paid' || outcome.state === 'open' || outcome.state === page.state) return undefined
  if (
    outcome.state === 'paid' &&
    (outcome.amountMinor !== page.amount_minor || outcome.currency !== page.currency)
  )
    throw new AppError('payments.eventMismatch')
  return outcome
}

/** Asks the gateways about these pages, and applies what they say; one that cannot be reached is left to the job. */
export async function askAboutPages(
  gateways: Gateways,
  pages: readonly PageRecord[],
  settle: (id: string, outcome: Outcome) => Promise<unknown>,
) {
  for (const { id, gateway, reference } of pages) {
    if (!reference) continue
    const outcome = await gateways[gateway]?.look(reference).catch(() => undefined)
    if (outcome) await settle(id, outcome)
  }
}

/** The parts of the app a job works with; each step is a transaction inside the job's shop. */
export interface Working extends Pick<AppContext, 'gateways' | 'jobs' | 'now' | 'newId'> {
  inShop<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * Asks a gateway about a page that nothing was heard of, and asks again until it is over. One that was never opened is over: nobody
 * was given it.
 */
export async function followPage(
  { gateways, jobs, now: clock, inShop }: Working,
  page: PageRecord | undefined,
  { job, settle }: { job: JobData['gateway.reconcile']; settle(tx: Tx, outcome: Outcome): Promise<unknown> },
) {
  if (page?.state !== 'open' && page?.state !== 'created') return
  if (!page.reference) {
    await inShop((tx) => settle(tx, { state: 'failed' }))
    return
  }
  const now = clock()
  const isOver = now > after(page.expires_at, graceMinutes)
  const outcome = await gateways[page.gateway]?.look(page.reference)
  await inShop(async (tx) => {
    if (outcome) await settle(tx, outcome)
    const isOpen = !outcome || outcome.state === 'open'
    if (isOpen && isOver) await settle(tx, { state: 'expired' })
    else if (isOpen)
      await jobs.enqueue(tx, 'gateway.reconcile', job, { startAfter: after(now, againMinutes) })
  })
}

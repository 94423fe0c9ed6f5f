/** The order of a form as it is sent, and what is wrong with it: told before anything at all is saved. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { refusedDays } from '@darzi/tailoring/orders/due.ts'
import { priceResult } from '@darzi/tailoring/orders/price.ts'
import { call } from '../../../data/api.ts'
import { queries } from '../../../data/queries.ts'
import type { CounterRules, OrderDraft } from '../../orders/api.ts'
import { daysOfDraft, type Found, priceOfDraft, readOrder, rushToSend } from '../../orders/api.ts'
import { forRecord } from './form-people.ts'

interface Ground {
  currency: Currency
  today: string
}

/** The body for the record that stands, and what the form can tell by itself. */
export async function readFormOrder(draft: OrderDraft, { currency, today }: Ground) {
  const [garments, { bufferDays, rush }] = await Promise.all([shopGarments(), counterSettings()])
  const { promisedOn, trialOn } = daysOfDraft(draft, garments, { today, bufferDays, rush })
  const days = { promisedOn, trialOn }
  const { found } = readOrder(draft, { customerId: '', currency, garments, days })
  const price = priceOfDraft(draft, garments, { currency, rush })
  const wrong: Found = { ...wrongMoney(price), ...found }
  for (const { field, refused } of refusedDays(days, today, ['trialOn', 'promisedOn']))
    wrong[field] = `problems.${refused}`
  const bodyFor = (customer: Customer) =>
    readOrder(forRecord(draft, customer), {
      customerId: customer.id,
      currency,
      days,
      rushMinor: rushToSend(draft, { rush, rushMinor: price.rushMinor }),
    }).body
  return { bodyFor, found: wrong }
}

function wrongMoney({ piecesMinor, discountMinor, advanceMinor }: ReturnType<typeof priceOfDraft>): Found {
  const result = priceResult({ piecesMinor, discountMinor, paidMinor: advanceMinor })
  if (!('refused' in result)) return {}
  return result.refused === 'orders.discountAbovePieces'
    ? { discountMinor: 'problems.orders.discountAbovePieces' }
    : { 'advance.amountMinor': 'problems.orders.advanceAboveTotal' }
}

/** As the pieces' own fields show them. */
export async function shopGarments() {
  const { garments } = await queries.fetchQuery({
    queryKey: ['garments', 'list'],
    queryFn: ({ signal }) => call('GET /api/shop/garments', undefined, { signal }),
    staleTime: 5 * 60_000,
  })
  return garments
}

/** Of a device that asked before there was rush, the answer that is kept has none. */
const counterSettings = (): Promise<CounterRules> =>
  queries.fetchQuery({
    queryKey: ['payments', 'settings'],
    queryFn: ({ signal }) => call('GET /api/shop/counter', undefined, { signal }),
    staleTime: 5 * 60_000,
  })

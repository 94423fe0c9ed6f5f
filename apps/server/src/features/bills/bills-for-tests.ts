import type { AppContext } from '../../http/app-context.ts'
import { aShopAtWork } from '../../testing/builders.ts'
import { anOrder } from '../payments/order-for-tests.ts'

export const gst = {
  regime: 'gst',
  taxNumber: '27AAACY5779P1ZB',
  address: '14 Linking Road, Mumbai',
  includesTax: true,
  rateBp: 500,
  taxCode: '998822',
  prefix: 'INV',
  rounding: 'none',
  version: 0,
} as const

export const vat = {
  ...gst,
  regime: 'vat',
  taxNumber: '100123456700003',
  address: 'Al Fahidi, Dubai',
  taxCode: '',
} as const

interface Given {
  tax?: object
  totalMinor?: number
  pieces?: number
  country?: string
}

/** A shop with its registration, and orders in it to bill. */
export async function aBillingShop(app: AppContext, { tax = gst, country = 'IN', ...given }: Given = {}) {
  const { shop, owner } = await aShopAtWork(app, { country })
  const currency = country === 'AE' ? 'AED' : 'INR'
  await owner.call('PUT /api/shop/tax', { body: { ...gst, ...tax } })
  const order = () => anOrder(app, { shopId: shop.id, owner }, { currency, totalMinor: 105_000, ...given })
  const { params } = await order()
  const issue = (said: object = {}, at = params) =>
    owner.try('POST /api/orders/:id/bills', {
      params: at,
      body: { id: app.newId(), buyer: { name: 'Asha Verma' }, ...said },
    })
  const credit = (billId: string, said: object = {}) =>
    owner.try('POST /api/bills/:id/credit-notes', {
      params: { id: billId },
      body: { id: app.newId(), reason: 'Sleeves too short', ...said },
    })
  return { shop, owner, params, order, issue, credit }
}

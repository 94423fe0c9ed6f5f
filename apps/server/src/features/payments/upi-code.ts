import { createHash } from 'node:crypto'
import type { shopPaymentRoutes } from '@darzi/contract/shop-payments.ts'
import { upiLink } from '@darzi/tailoring/payments/upi.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { qrPng, qrSvg } from '../../images/qr.ts'
import { nameOfShop } from '../shops/api.ts'
import { readCounterSettings } from './counter-settings-queries.ts'

type Asked = Pick<RequestContext<typeof shopPaymentRoutes.upiCode>, 'tx' | 'member' | 'query' | 'newId'>

/** The UPI link of an amount and a note. Throws payments.noUpiId, also where the book is not kept in rupees. */
export async function readUpiCode({ tx, member, query, newId }: Asked) {
  const { upiId } = await readCounterSettings(tx)
  if (!upiId || member.shop.currency !== 'INR') throw new AppError('payments.noUpiId')
  const { amountMinor, note, ask = newId() } = query
  const payee = await nameOfShop(tx, member.shopId)
  // Of this request alone: two customers who pay the same for the same thing are told apart.
  const request = [member.shopId, upiId, amountMinor, note, ask].join(':')
  const reference = createHash('sha256').update(request).digest('hex').slice(0, 32)
  return { uri: upiLink({ upiId, payee, amountMinor, note, reference }), payee, upiId }
}

/** The same drawn. */
export async function drawUpiCode({ params, ...asked }: RequestContext<typeof shopPaymentRoutes.upiImage>) {
  const { uri } = await readUpiCode(asked)
  const filename = `upi-${asked.query.amountMinor}.${params.format}`
  return params.format === 'png'
    ? { contentType: 'image/png', filename, bytes: await qrPng(uri) }
    : { contentType: 'image/svg+xml', filename, bytes: qrSvg(uri) }
}

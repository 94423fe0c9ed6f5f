import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { isUpiId } from '@darzi/tailoring/payments/upi.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { nameOfShop } from '../shops/api.ts'
import { readCounterSettings } from './counter-settings-queries.ts'
import { type CounterChange, changeCounterSettings } from './counter-settings-store.ts'

type EditContext = RequestContext<typeof paymentRoutes.editSettings>

/** Changes how the counter works; fields left out stay, an empty text clears. Throws payments.upiInvalid. */
export async function editCounterSettings({ tx, member, body, publishEvent }: EditContext) {
  if (body.upiId && !isUpiId(body.upiId)) throw fieldError('upiId', 'payments.upiInvalid')
  const change = changeOf(body)
  if (Object.keys(change).length === 0) return readCounterSettings(tx)
  await changeCounterSettings(tx, member.shopId, change)
  const name = await nameOfShop(tx, member.shopId)
  await publishEvent({ kind: 'shops.counterChanged', subject: { type: 'shop', id: member.shopId, name } })
  return readCounterSettings(tx)
}

function changeOf({
  bufferDays,
  upiId,
  slipNote,
  slipSize,
  readyNeedsPhoto,
}: EditContext['body']): CounterChange {
  return {
    ...(bufferDays === undefined ? {} : { buffer_days: bufferDays }),
    ...(upiId === undefined ? {} : { upi_id: upiId || null }),
    ...(slipNote === undefined ? {} : { slip_note: normaliseLines(slipNote) || null }),
    ...(slipSize === undefined ? {} : { slip_size: slipSize }),
    ...(readyNeedsPhoto === undefined ? {} : { ready_needs_photo: readyNeedsPhoto }),
  }
}

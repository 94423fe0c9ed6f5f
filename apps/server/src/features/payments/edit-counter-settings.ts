import type { paymentRoutes } from '@darzi/contract/payments.ts'
import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { isUpiId } from '@darzi/tailoring/payments/upi.ts'
import { fieldError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireConfirmed, tellOwners } from '../accounts/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { readCounterSettings } from './counter-settings-queries.ts'
import { type CounterChange, changeCounterSettings } from './counter-settings-store.ts'

type EditContext = RequestContext<typeof paymentRoutes.editSettings>

/**
 * Changes how the counter works; fields left out stay, an empty text clears. Throws payments.upiInvalid, and access.confirmFirst
 * before money is sent another way than until now; its owners are told of that.
 */
export async function editCounterSettings(ctx: EditContext) {
  const { tx, member, body, publishEvent } = ctx
  if (body.upiId && !isUpiId(body.upiId)) throw fieldError('upiId', 'payments.upiInvalid')
  const change = changeOf(body)
  if (Object.keys(change).length === 0) return readCounterSettings(tx)
  const { upiId = '' } = await readCounterSettings(tx)
  const isUpiNew = body.upiId !== undefined && body.upiId !== upiId
  if (isUpiNew) await requireConfirmed(ctx)
  await changeCounterSettings(tx, member.shopId, change)
  const name = await nameOfShop(tx, member.shopId)
  if (isUpiNew) await tellOfUpi(ctx, name)
  await publishEvent({ kind: 'shops.counterChanged', subject: { type: 'shop', id: member.shopId, name } })
  return readCounterSettings(tx)
}

async function tellOfUpi(ctx: EditContext, shop: string) {
  const { tx, enqueue, member, body } = ctx
  const params = { shop, member: member.name, upi: body.upiId || '–' }
  await tellOwners({ tx, enqueue }, ctx, { template: 'upiChanged', params })
}

function changeOf({
  bufferDays,
  upiId,
  slipNote,
  slipSize,
  readyNeedsPhoto,
  rush,
}: EditContext['body']): CounterChange {
  return {
    ...(bufferDays === undefined ? {} : { buffer_days: bufferDays }),
    ...(upiId === undefined ? {} : { upi_id: upiId || null }),
    ...(slipNote === undefined ? {} : { slip_note: normaliseLines(slipNote) || null }),
    ...(slipSize === undefined ? {} : { slip_size: slipSize }),
    ...(readyNeedsPhoto === undefined ? {} : { ready_needs_photo: readyNeedsPhoto }),
    ...(rush ? rushColumns(rush) : {}),
  }
}

const rushColumns = ({ percentBp, amountMinor, leadDays }: NonNullable<EditContext['body']['rush']>) => ({
  rush_percent_bp: percentBp ?? null,
  rush_minor: amountMinor ?? null,
  rush_lead_days: leadDays ?? null,
})

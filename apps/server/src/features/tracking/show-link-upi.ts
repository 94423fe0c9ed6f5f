import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { qrSvg } from '../documents/api.ts'
import { beside, openLink } from './open-link.ts'
import { tellLink } from './told-link.ts'

/** The UPI link of the balance, drawn; not there when nothing is due or the shop takes no UPI. */
export async function showLinkUpi(ctx: StepsContext<typeof trackingRoutes.linkUpi>) {
  const { params, step, request, now } = ctx
  const found = await openLink(step, { token: params.token, address: request.address, now })
  const { upi } = await beside(step, found, (tx) => tellLink(tx, found.orderId))
  if (!upi) throw notFound()
  return { contentType: 'image/svg+xml', bytes: qrSvg(upi) }
}

import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { beside, openLink } from './open-link.ts'
import { tellLink } from './told-link.ts'

/** The order behind the slip's private link, for whoever holds it. */
export async function readLink({ params, step, request, now }: StepsContext<typeof trackingRoutes.link>) {
  const found = await openLink(step, { token: params.token, address: request.address, now })
  return beside(step, found, (tx) => tellLink(tx, found.orderId))
}

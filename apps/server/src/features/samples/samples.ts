import type { Garment } from '@darzi/contract/garments.ts'
import type { sampleRoutes } from '@darzi/contract/samples.ts'
import { promiseFor } from '@darzi/tailoring/orders/due.ts'
import { sampleGarments, samplePrice, sampleSizes } from '@darzi/tailoring/orders/sample.ts'
import { wakeScreens } from '../../events/publish-event.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addCustomer } from '../customers/api.ts'
import { allGarments, garmentsOf } from '../garments/api.ts'
import { recordMeasurement } from '../measurements/api.ts'
import { takeOrder } from '../orders/api.ts'
import { dayIn } from '../shops/api.ts'
import { deleteSample, isMerged, lockSample, writeSample } from './sample-store.ts'

type Make = RequestContext<typeof sampleRoutes.make>

/** A sample customer with sizes and an order of a shirt and trousers, by the acts of the counter. Once a shop. */
export async function makeSample(ctx: Make): Promise<{ orderId: string }> {
  const { tx, member, newId } = ctx
  const before = await lockSample(tx, member.shopId)
  if (before) return { orderId: before }
  const customer = await addCustomer({
    ...ctx,
    body: { id: newId(), name: ctx.body.name, allowSamePhone: false },
  })
  const person = customer.people.find(({ isCustomer }) => isCustomer)
  if (!person) throw new Error('a customer without a person')
  await recordMeasurement({
    ...ctx,
    body: {
      personId: person.id,
      profile: 'body',
      how: 'tape',
      unit: 'in',
      values: Object.entries(sampleSizes).map(([field, typed]) => ({ field, typed, unit: 'in' as const })),
    },
  })
  const order = await takeOrder({ ...ctx, body: await orderBody(ctx, customer.id, person.id) })
  await writeSample(tx, member.shopId, { customerId: customer.id, orderId: order.id })
  await tell(ctx, 'shops.sampleMade', [])
  return { orderId: order.id }
}

async function orderBody(ctx: Make, customerId: string, personId: string) {
  const { member, now } = ctx
  const garments = await sampleOf(ctx)
  return {
    customerId,
    priority: 'medium' as const,
    discountMinor: 0,
    promisedOn: promiseFor(
      garments.map(({ leadDays }) => leadDays),
      dayIn(member.shop.timeZone, now),
    ),
    pieces: garments.map(({ key, priceMinor }) => ({
      personId,
      garment: key,
      priceMinor: priceMinor ?? samplePrice[member.shop.currency],
      styles: [],
      addOns: [],
      isUrgent: false,
    })),
  }
}

/** What of the sample's garments the shop sews; where it sews neither, the first it does. */
async function sampleOf({ tx }: Make): Promise<Garment[]> {
  const sewn = (await garmentsOf(tx, sampleGarments)).filter(({ isActive }) => isActive)
  if (sewn.length > 0) return sewn
  const [first] = (await allGarments(tx)).filter(({ isActive }) => isActive)
  if (!first) throw new AppError('samples.nothingSewn')
  return [first]
}

/** Throws samples.merged where the sample customer was put together with another: who is who then only a person can say. */
export async function discardSample(
  ctx: RequestContext<typeof sampleRoutes.discard>,
): Promise<{ orders: number }> {
  const { tx, member } = ctx
  if (await isMerged(tx, member.shopId)) throw new AppError('samples.merged')
  const orders = await deleteSample(tx)
  if (orders === null) return { orders: 0 }
  await tell(ctx, 'shops.sampleDiscarded', ['customer', 'order', 'measurement'])
  return { orders }
}

async function tell(
  { tx, member, publishEvent }: Pick<Make, 'tx' | 'member' | 'publishEvent'>,
  kind: string,
  also: readonly ('customer' | 'order' | 'measurement')[],
) {
  await publishEvent({ kind, subject: { type: 'shop', id: member.shopId, name: '' } })
  for (const type of also)
    await wakeScreens(tx, member.shopId, { subject: { type, id: member.shopId }, kind })
}

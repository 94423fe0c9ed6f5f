import type { Garment, garmentRoutes } from '@darzi/contract/garments.ts'
import type { Member, RequestContext } from '../../http/request-context.ts'
import { allGarments } from './garment-of.ts'

/** Every type of the shop; without money for whoever takes no orders. */
export async function listGarments({ tx, member }: RequestContext<typeof garmentRoutes.list>) {
  const garments = await allGarments(tx)
  return { garments: maySeePrices(member) ? garments : garments.map(withoutMoney) }
}

const maySeePrices = (member: Member) => member.may('orders.read')

/** Cutters and stitchers sew it all the same; what it costs is not theirs to see. */
function withoutMoney({ priceMinor: _price, ...garment }: Garment): Garment {
  return { ...garment, addOns: [] }
}

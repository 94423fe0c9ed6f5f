/** The six kinds of order a public form knows (spec, section 5), and the garments of the catalogue. */
export const orderTypes = ['suit', 'shirt', 'pants', 'dress', 'blouse', 'other'] as const
export type OrderType = (typeof orderTypes)[number]

const garmentOf: Record<OrderType, string> = {
  suit: 'suit',
  shirt: 'shirt',
  pants: 'trousers',
  dress: 'dress',
  blouse: 'saree_blouse',
  other: 'other',
}

const kin: Record<string, OrderType> = {
  blazer: 'suit',
  prince_coat: 'suit',
  pajama: 'pants',
  churidar: 'pants',
  salwar: 'pants',
  gown: 'dress',
  anarkali: 'dress',
  buba_gown: 'dress',
}

/** The key of the garment that is sewn for an order of this type. */
export const garmentOfOrderType = (type: OrderType): string => garmentOf[type]

/** How a form that knows only six kinds calls a garment: its nearest kin, else other. */
export function orderTypeOfGarment(key: string): OrderType {
  return orderTypes.find((type) => garmentOf[type] === key) ?? kin[key] ?? 'other'
}

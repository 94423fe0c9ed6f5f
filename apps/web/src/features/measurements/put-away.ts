/** Fields of the shop's own that it put away: they stay in its garments, to be taken up again, and nobody is measured by them. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'

export const isPutAway = (key: string, own: readonly ShopField[]) =>
  own.some((field) => field.id === key && !field.isActive)

/** A garment with what is measured for it. */
export const stillMeasured = <G extends Pick<Garment, 'fields'>>(
  garment: G,
  own: readonly ShopField[],
): G => ({
  ...garment,
  fields: garment.fields.filter(({ field }) => !isPutAway(field, own)),
})

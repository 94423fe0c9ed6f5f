import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { useQuery } from '@tanstack/react-query'
import type { SizeAtTape } from './shop-scale.ts'

/** What the shop's own pairs of photo and tape make of a record by photo; nothing where they say no other number. */
export function useShopTape({ id, how, values }: MeasurementRecord): readonly SizeAtTape[] {
  const { data = [] } = useQuery({
    queryKey: ['measurements', 'shop tape', id],
    queryFn: async () => {
      const { askShopScales, sizesAtShopTape } = await import('./shop-scale.ts')
      return sizesAtShopTape(values, await askShopScales())
    },
    enabled: how === 'photo',
  })
  return data
}

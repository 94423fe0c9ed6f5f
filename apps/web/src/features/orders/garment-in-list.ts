import type { Garment } from '@darzi/contract/garments.ts'

export const garmentOf = (garments: Garments, key: string) => garments.find((garment) => garment.key === key)

export type Garments = readonly Garment[]

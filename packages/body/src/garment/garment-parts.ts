import type { Tube } from '../avatar/tube.ts'
import type { Sleeve } from './limbs.ts'

export interface GarmentParts {
  trunk: Tube
  sleeve?: Sleeve
  leg?: Tube
  hemY: number
  topY: number
}

export type Distance = (x: number, y: number, z: number) => number

export type Occupied = (x: number, y: number, z: number) => boolean

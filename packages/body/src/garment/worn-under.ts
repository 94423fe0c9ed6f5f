import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import type { Avatar } from '../shapes.ts'
import { companionsOf } from './companions.ts'
import { formOf, type GarmentForm } from './form.ts'
import type { DrawnGarment } from './garment.ts'
import type { Distance } from './garment-parts.ts'
import { within } from './layers.ts'

/** Of a place: how far it lies outside what is worn under the garment, where that is drawn there or close by. */
export type WornUnder = (x: number, y: number, z: number) => Distance | undefined

export function wornUnder(avatar: Avatar, garment: DrawnGarment, body: BodySizes): WornUnder {
  const forms = new Map<DrawnGarment, GarmentForm>()
  const known = (of: DrawnGarment): GarmentForm => {
    const form = forms.get(of) ?? formOf(avatar, of, body)
    forms.set(of, form)
    return form
  }
  const layers = companionsOf(avatar, garment).map((worn) =>
    within(known(worn.garment), worn.inside.map(known)),
  )
  return (x, y, z) => {
    let [least, nearest] = [nearMm, undefined as Distance | undefined]
    for (const { distance, cover } of layers) {
      const away = distance(x, y, z)
      if (away < least && cover(x, y, z) > -reachMm) [least, nearest] = [away, distance]
    }
    return nearest
  }
}
const [nearMm, reachMm] = [12, 14]

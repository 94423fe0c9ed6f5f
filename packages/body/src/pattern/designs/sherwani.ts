/** A sherwani or achkan: buttoned to below the waist and open at the sides from the hip down. It is worn over a kurta. */
import type { DraftDesign } from './design.ts'
import { draftHighCoat } from './high-coat.ts'

export const draftSherwani: DraftDesign = (order) =>
  draftHighCoat(order, {
    garment: 'sherwani',
    slitMm: order.options.mm('slit'),
    slitAllowanceMm: 20,
    hemAllowanceMm: 20,
    isVented: false,
    buttons: { count: 8, lastY: order.sizes.nape_to_waist + order.sizes.waist_to_hip_bone },
  })

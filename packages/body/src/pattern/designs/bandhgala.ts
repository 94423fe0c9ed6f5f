/** A bandhgala or prince coat: as long as a jacket, five buttons, and a jacket's vents. It is worn over a shirt. */
import { sideVentLapMm, ventMm } from './centre-vent.ts'
import { waistHeight } from './coat.ts'
import type { DraftDesign } from './design.ts'
import { draftHighCoat } from './high-coat.ts'

export const draftBandhgala: DraftDesign = (order) => {
  const [long, vents] = [order.options.mm('length'), order.options.choice('vents')]
  return draftHighCoat(order, {
    garment: 'jacket',
    slitMm: vents === 'two' ? ventMm(long) : 0,
    slitAllowanceMm: sideVentLapMm,
    hemAllowanceMm: 40,
    isVented: vents === 'one',
    buttons: { count: 5, lastY: Math.min(waistHeight(order) + 74, long - 100) },
  })
}

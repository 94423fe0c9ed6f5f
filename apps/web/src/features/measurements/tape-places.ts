/**
 * Where the tape goes, on a figure drawn in a box of 200 by 440: the crown at 14, neck 66, shoulder 84, chest 122, waist 172,
 * hips 216, crotch 232, knee 322, ankle 408, floor 424. A round is an ellipse, its far side dashed; a way is a line of points.
 */
import type { Drawing } from '@darzi/tailoring/measurements/field.ts'

export type TapePlace =
  | { round: [x: number, y: number, rx: number]; turned?: number }
  | { way: [x: number, y: number][] }
  | { scales: true }
  | undefined

const round = (x: number, y: number, rx: number, turned?: number): TapePlace =>
  turned === undefined ? { round: [x, y, rx] } : { round: [x, y, rx], turned }
const way = (...points: [number, number][]): TapePlace => ({ way: points })
const top = (to: number) => way([82, 78], [80, 122], [80, to])

export const tapePlaces: Record<Drawing, TapePlace> = {
  neck: round(100, 69, 14),
  shoulder: way([60, 87], [80, 79], [120, 79], [140, 87]),
  upperChest: round(100, 106, 38),
  chest: round(100, 124, 40),
  underBust: round(100, 144, 37),
  waist: round(100, 172, 32),
  stomach: round(100, 192, 36),
  hips: round(100, 216, 40),
  bicep: round(52, 124, 10, 8),
  elbow: round(46, 160, 9, 8),
  forearm: round(43, 180, 9, 8),
  wrist: round(37, 210, 7, 8),
  sleeve: way([60, 87], [50, 124], [44, 160], [36, 212]),
  sleeveEnd: round(38, 204, 10, 8),
  armhole: round(64, 104, 9, -72),
  backLength: way([100, 68], [100, 172]),
  frontLength: way([84, 78], [82, 124], [84, 172]),
  crossFront: way([70, 108], [130, 108]),
  crossBack: way([68, 102], [132, 102]),
  yoke: way([100, 70], [100, 100]),
  neckDepthFront: way([100, 76], [100, 108]),
  neckDepthBack: way([100, 70], [100, 98]),
  neckWidth: way([86, 78], [114, 78]),
  strap: way([70, 83], [86, 78]),
  apexDrop: way([86, 78], [83, 126]),
  apexWidth: way([83, 126], [117, 126]),
  thigh: round(81, 256, 18),
  knee: round(80, 322, 12),
  calf: round(79, 356, 12),
  ankle: round(80, 404, 8),
  inseam: way([97, 234], [90, 320], [87, 420]),
  outseam: way([66, 172], [60, 216], [66, 320], [70, 420]),
  crotch: way([100, 172], [100, 234]),
  frontRise: way([104, 172], [102, 234]),
  backRise: way([96, 172], [98, 234]),
  fly: way([100, 180], [100, 222]),
  legOpening: round(80, 410, 14),
  belt: way([100, 172], [100, 196]),
  shortTop: top(222),
  longTop: top(300),
  fullLength: top(412),
  waistToHem: way([72, 172], [62, 230], [58, 404]),
  hem: round(100, 300, 52),
  sideSlit: way([146, 232], [150, 300]),
  frontOpening: way([100, 80], [100, 160]),
  dori: way([88, 76], [100, 112], [112, 76]),
  collar: way([86, 76], [114, 76]),
  placket: way([100, 78], [100, 160]),
  topPocket: way([112, 112], [128, 112], [128, 132], [112, 132], [112, 112]),
  sidePocket: way([132, 200], [138, 236]),
  height: way([178, 14], [178, 424]),
  scales: { scales: true },
  none: undefined,
}

/** The collar of a jacket as it lies: up from the neck seam to its fold, and down over it on the shoulders to the notches. */

import type { GarmentMesh } from '../garment/garment.ts'
import { at, between, distance, lengthOf, pointAlong } from '../pattern/geometry.ts'
import type { Point } from '../pattern/pattern.ts'
import type { Avatar } from '../shapes.ts'
import type { Half } from './jacket-half.ts'
import { type OnCloth, over, type Place } from './on-cloth.ts'
import { type SheetPoint, sheetMesh } from './sheet-mesh.ts'

/** How high it stands behind and beside the neck; how far its leaf covers the back. */
const [standMm, besideMm, overBackMm] = [30, 22, 20]
const [behind, beside, front] = [9, 11, 4]
const leafRows = 7
const [leanBehind, leanBeside] = [0.3, 0.8]

/** Across the collar: where it is sewn, how high it stands there, and where its edge lies. */
interface Rib {
  seam: OnCloth
  standMm: number
  /** So much of its height it leans to the neck. */
  lean: number
  edge: OnCloth
  /** Along the collar from the middle behind, for its threads. */
  alongMm: number
  /** From the notch. */
  fromEndMm: number
}

export function jacketCollar(avatar: Avatar, { left, right }: { left: Half; right: Half }): GarmentMesh {
  const ribs = [...[...ribsOf(left)].reverse(), ...ribsOf(right).slice(1)]
  const middle = middleOf(ribs)
  const columns = ribs.map((rib) => columnOf(rib, middle))
  const rows = Array.from({ length: columns[0]?.length ?? 0 }, (_, r) =>
    columns.map((column) => at(column, r)),
  )
  const back = at(ribs, Math.floor(ribs.length / 2)).edge
  return sheetMesh(avatar, rows, { overSkinMm: 9, outwards: back.normal })
}

/** From the middle behind, over the shoulder, to the notch. */
function ribsOf(half: Half): Rib[] {
  const { shape, lapel, neckPoint, shoulderTip, corner, backNeck, onBack, onFront } = half
  const long = lengthOf(backNeck)
  const [[collarTip, onShoulder], notch] = [lapel.collarOuter, lapel.gorge[1]]
  const down: Point = [0, overBackMm]
  const far = distance(neckPoint, onShoulder) / distance(neckPoint, shoulderTip)
  const along: Point = [(shoulderTip[0] - neckPoint[0]) * far, (shoulderTip[1] - neckPoint[1]) * far]
  const ribs: Rib[] = []
  for (let k = 0; k <= behind; k++) {
    const share = k / behind
    const seam = pointAlong(backNeck, share * long)
    const out = between(down, along, share ** 1.6)
    ribs.push({
      seam: onBack(seam),
      standMm: standMm + (besideMm - standMm) * share ** 2,
      lean: leanBehind + (leanBeside - leanBehind) * share ** 2,
      edge: onBack([seam[0] + out[0], seam[1] + out[1]]),
      alongMm: share * long,
      fromEndMm: 60,
    })
  }
  const sewn = [neckPoint, corner, lapel.gorge[0]]
  const whole = lengthOf(sewn)
  const outer = distance(onShoulder, collarTip)
  for (let k = 1; k <= beside + front; k++) {
    const isFront = k > beside
    const share = isFront ? 0.9 + (0.1 * (k - beside)) / front : (0.9 * k) / beside
    const edge = isFront
      ? between(collarTip, notch, (k - beside) / front)
      : between(onShoulder, collarTip, k / beside)
    ribs.push({
      seam: onFront(pointAlong(sewn, share * whole)),
      standMm: besideMm * (1 - share),
      lean: leanBeside,
      edge: onFront(edge),
      alongMm: long + share * outer,
      fromEndMm: isFront || shape === 'shawl' ? 60 : Math.min(60, outer * (1 - k / beside) + 12),
    })
  }
  return ribs
}

function middleOf(ribs: readonly Rib[]): readonly [number, number] {
  const mean = (n: 0 | 2) => {
    const all = ribs.map(({ seam }) => seam.at[n])
    return (Math.min(...all) + Math.max(...all)) / 2
  }
  return [mean(0), mean(2)]
}

/** Up the stand, round over the fold, down the leaf, and in to the cloth at its edge. */
function columnOf(
  { seam, standMm: high, lean, edge, alongMm, fromEndMm }: Rib,
  middle: readonly [number, number],
): SheetPoint[] {
  const [dx, dz] = [seam.at[0] - middle[0], seam.at[2] - middle[1]]
  const away = Math.hypot(dx, dz) || 1
  const stood = (share: number): Place => {
    const [inwards, up] = [lean * share * high - 1, Math.sqrt(1 - lean * lean) * share * high]
    return [seam.at[0] - (inwards * dx) / away, seam.at[1] + up, seam.at[2] - (inwards * dz) / away]
  }
  const [fold, end] = [stood(1), over(edge, leafRiseMm)]
  const leafMm = Math.hypot(end[0] - fold[0], end[1] - fold[1], end[2] - fold[2])
  const bulge = Math.min(7, 0.12 * leafMm)
  const leaf = Array.from({ length: leafRows }, (_, k) => {
    const share = (k + 1) / leafRows
    const mixed = [0, 1, 2].map((n) => (fold[n] ?? 0) + share * ((end[n] ?? 0) - (fold[n] ?? 0)))
    const out = bulge * Math.sin(Math.PI * share ** 0.6)
    return [0, 1, 2].map((n) => (mixed[n] ?? 0) + out * (edge.normal[n] ?? 0)) as [number, number, number]
  })
  const rows: [Place, number][] = [
    [stood(0), 60],
    [stood(0.55), 60],
    [fold, leafMm],
    ...leaf.map((place, k): [Place, number] => [place, leafMm * (1 - (k + 1) / leafRows)]),
    [over(edge, 0.5), 0],
  ]
  return rows.map(([place, fromEdge], r) => ({
    at: place,
    flat: [alongMm, r * 8],
    edgeMm: Math.min(fromEdge, fromEndMm),
  }))
}
const leafRiseMm = 5

/**
 * A single-breasted jacket with notch, peak or shawl lapels on FreeSewing's Brian block: two buttons, the left front over the right, taken in at
 * the waist by its sides, a dart in each front and the seam of its back; flap pockets and one at the breast. It is worn over a shirt.
 */
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, at, curve, distance, lengthOf, splitAlong } from '../geometry.ts'
import { isLapelShape, type LapelShape } from '../lapel-shape.ts'
import type { Edge, Mark, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { blockTop, draftBlock, sleeveUnder } from './block.ts'
import { sideVentLapMm, ventedBacks, ventedCentre, ventMm } from './centre-vent.ts'
import { backSeam, coatSide, mirroredFront, seatHeight, waistHeight } from './coat.ts'
import { type DraftDesign, easeOf, type Order } from './design.ts'
import { collarsOf } from './jacket-collar.ts'
import { lapelOf, lapMm, unfolded } from './lapel.ts'

/** What each front's dart takes in at the waist; how far from the middle the front's lower corner is cut away. */
const [dartMm, cutawayMm] = [10, 62]

/** Over a shirt its shoulders are a finger wider and its armholes deeper: in a shirt's they would pull it off the neck. */
const overShirt = { shoulderEase: 0.04, armholeDepth: 0.12, collarEase: 0.01 }

export const draftJacket: DraftDesign = (order) => {
  const { sizes, options } = order
  const draft = draftBlock(sizes, easeOf('jacket', options.choice('fit')), overShirt)
  const [before, behind] = [draft.part('brian.front'), draft.part('brian.back')]
  const long = options.mm('length')
  const vents = options.choice('vents')
  const underarm = behind.point('armhole')
  const sides = coatSide(order, {
    garment: 'jacket',
    underarm,
    slitMm: vents === 'two' ? ventMm(long) : 0,
    inDartsMm: dartMm / 2,
  })
  const top = blockTop(before)
  const buttons = buttonHeights(order)
  const { edges, roll } = frontEdges(order, sides, { ...top, breakY: buttons[0] - 14 })
  const side = sides.flatMap(({ line }) => line)
  const pockets = pocketsOf(order, side, underarm)
  const left = withFrontLonger(
    piece('front_left', edges, {
      notches: before.notches(),
      allowanceMm: { hem: 40, slit: sideVentLapMm },
      marks: [
        { kind: 'roll', line: [...roll], lapel: lapelOfOrder(order) },
        dartOf(order, underarm, pockets.flapY),
        ...pockets.onBoth,
        pockets.breast,
        { kind: 'buttonhole', line: buttons.map((y): Point => [0, y]) },
      ],
    }),
    longerInFront(sizes),
  )
  const right = mirroredFront({
    ...left,
    marks: left.marks
      .filter((_, k) => k !== 2 + pockets.onBoth.length)
      .map((mark) => (mark.kind === 'buttonhole' ? { ...mark, kind: 'button' } : mark)),
  })
  const backTop = blockTop(behind)
  const centre = backSeam(order, at(backTop.neck.line, backTop.neck.line.length - 1))
  const isVented = vents === 'one'
  const middle = isVented ? ventedCentre(centre, order) : [joined('centre', centre)]
  const hemX = at(at(sides, 0).line, 0)[0]
  const back = piece(
    'back',
    [
      straight('hem', endOf(at(middle, middle.length - 1)), [hemX, long]),
      ...sides,
      backTop.armhole,
      backTop.shoulder,
      backTop.neck,
      ...middle,
    ],
    {
      cut: 2,
      isPair: true,
      notches: behind.notches(),
      allowanceMm: { centre: 20, hem: 40, slit: sideVentLapMm },
    },
  )
  const opening = Math.max(sizes.wrist * 1.55, sizes.bicep * 0.8)
  const sleeve = piece('sleeve', sleeveUnder(draft.part('darzi.sleeve'), sizes.sleeve_length, opening), {
    cut: 2,
    isPair: true,
    allowanceMm: { hem: 40 },
  })
  const around = (y: number) => 4 * acrossAt(side, y) - 2 * acrossAt(centre, y)
  return {
    pieces: [
      left,
      right,
      ...(isVented ? ventedBacks(back) : [back]),
      sleeve,
      ...collarsOf(left, facingOf(left), lengthOf(backTop.neck.line)),
    ],
    finished: {
      chestMm: 4 * underarm[0],
      waistMm: around(waistHeight(order)) - 2 * dartMm,
      hipsMm: around(seatHeight(order)),
      hemMm: 2 * (hemX - centreEnd(centre) + hemX),
      lengthMm: long,
      sleeveMm: sizes.sleeve_length,
    },
  }
}

/** What the order says; the draft knows no other. */
function lapelOfOrder({ options }: Order): LapelShape {
  const shape = options.choice('lapel')
  if (!isLapelShape(shape)) throw new Error(`No lapel ${shape}`)
  return shape
}

const endOf = ({ line }: Edge): Point => at(line, line.length - 1)
const centreEnd = (centre: readonly Point[]) => at(centre, centre.length - 1)[0]

/** Two: a little over the waist, where the lapels break, and a hand below. */
function buttonHeights(order: Order): [number, number] {
  const last = Math.min(waistHeight(order) + 74, order.options.mm('length') - 100)
  return [last - 100, last]
}

interface FrontTop {
  armhole: Edge
  shoulder: Edge
  breakY: number
}

/** Around from the hem: side, armhole, shoulder, the neck down to the gorge, the lapel, and the edge cut away round to the hem. */
function frontEdges(order: Order, sides: readonly Edge[], { armhole, shoulder, breakY }: FrontTop) {
  const long = order.options.mm('length')
  const [tip, neckPoint] = [at(shoulder.line, 0), at(shoulder.line, shoulder.line.length - 1)]
  const lapel = lapelOf({
    shape: lapelOfOrder(order),
    neckPoint,
    shoulderTip: tip,
    breakPoint: [-lapMm, breakY],
  })
  const [notch, ...outer] = unfolded(lapel, lapel.edge)
  if (!notch) throw new Error('A lapel has a notch')
  const straightTo: Point = [-lapMm, buttonHeights(order)[1] + 20]
  const corner: Point = [cutawayMm, long]
  const deep = long - straightTo[1]
  const round = curve(straightTo, [-lapMm + 3, straightTo[1] + 0.5 * deep], [cutawayMm - 56, long], corner)
  const end: Point = [-lapMm, breakY]
  const edges = [
    straight('hem', corner, at(at(sides, 0).line, 0)),
    ...sides,
    armhole,
    shoulder,
    joined('neck', [neckPoint, lapel.corner, notch]),
    joined('lapel', [notch, ...outer.slice(0, -1), end]),
    joined('overlap', [end, ...round]),
  ]
  return { edges, roll: [lapel.roll[0], end] as const }
}

/** Sewn closed from a finger under the chest to the pocket. */
function dartOf(order: Order, underarm: Point, low: number): Mark {
  const [x, top, waist] = [dartShare * underarm[0], underarm[1] + 20, waistHeight(order)]
  const middle = Math.min(Math.max(waist, top + 40), low - 30)
  return {
    kind: 'dart',
    line: [
      [x, top],
      [x - dartMm / 2, middle],
      [x, low],
      [x + dartMm / 2, middle],
      [x, top],
    ],
  }
}
/** As shares of the way from the middle to the underarm. */
const dartShare = 0.48
const pocketShares = [0.36, 0.9] as const

/** Where the flaps hang, mouth and lower edge, and the welt at the wearer's left breast, outwards a little higher. */
function pocketsOf(order: Order, side: readonly Point[], underarm: Point) {
  const flapY = Math.min(buttonHeights(order)[1] + 6, order.options.mm('length') - 90)
  const half = Math.min(underarm[0], acrossAt(side, flapY) - 12)
  const [from, to] = [pocketShares[0] * half, pocketShares[1] * half]
  const breastY = underarm[1] - 22
  const inner = 0.32 * underarm[0]
  const outer = Math.min(inner + 98, 0.62 * underarm[0])
  return {
    flapY,
    onBoth: [boxed([from, flapY], [to, flapY - 6], 52)],
    breast: boxed([inner, breastY], [outer, breastY - 10], 24),
  }
}

const boxed = (a: Point, b: Point, deep: number): Mark => ({
  kind: 'pocket',
  line: [a, b, [b[0], b[1] + deep], [a[0], a[1] + deep], a],
})

/** Behind the lapel and the edge of each front, and a little of its shoulder. */
function facingOf(front: Piece): Piece {
  const named = (name: 'neck' | 'lapel' | 'overlap' | 'hem' | 'shoulder') => edgeOf(front, name)
  const [hem] = splitAlong(named('hem').line, 34)
  const shoulder = [...named('shoulder').line].reverse()
  const [near] = splitAlong(shoulder, Math.min(36, 0.4 * lengthOf(shoulder)))
  const [low, high] = [at(hem, hem.length - 1), at(near, near.length - 1)]
  const tall = distance(low, high)
  const edges: Edge[] = [
    named('neck'),
    named('lapel'),
    named('overlap'),
    joined('hem', hem),
    joined('edge', curve(low, [low[0] + 6, low[1] - 0.45 * tall], [high[0], high[1] + 0.3 * tall], high)),
    joined('shoulder', [...near].reverse()),
  ]
  return piece('front_facing', edges, { cut: 2, isPair: true, allowanceMm: { overlap: 10, lapel: 12 } })
}

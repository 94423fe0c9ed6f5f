/**
 * A kurta, or a kameez: our own draft below the shoulders of FreeSewing's Brian block. Rules of the trade: the side falls from
 * the armhole over the waist to the seat with a little less ease than the chest, then runs out to the daman (hem), whose width
 * is ordered flat; the chaak (side slit) opens its lower part. With a band the neck stays at the base of the neck and opens
 * by a patti (placket) to the ordered depth; a round neck is scooped to that depth and needs no opening.
 */
import { longerInFront, withFrontLonger } from '../front-length.ts'
import { acrossAt, at, curve, lengthOf, pointAlong } from '../geometry.ts'
import type { Edge, Piece, Point } from '../pattern.ts'
import { edgeOf, joined, piece, straight } from '../pieces.ts'
import { blockTop, draftBlock, sleeveLength, sleeveUnder } from './block.ts'
import { type DraftDesign, easeOf, leastEaseOf, type Order } from './design.ts'
import { fallingSide } from './falling-side.ts'
import { band, facing, plackets } from './kurta-neck.ts'

export const draftKurta: DraftDesign = (order) => {
  const { sizes, options } = order
  const draft = draftBlock(sizes, easeOf('kurta', options.choice('fit')))
  const isBand = options.choice('collar') === 'band'
  const underarm = draft.part('brian.back').point('armhole')
  const sides = sideOf(order, underarm)
  const behind = blockTop(draft.part('brian.back'))
  const inMm = neckInMm(behind.shoulder, options.mm('neck_width'))
  const half = (name: 'front' | 'back'): Piece => {
    const part = draft.part(`brian.${name}`)
    const top = blockTop(part)
    const { shoulder, neck } = isBand ? top : scooped(top, inMm, options.mm(`${name}_neck_depth`))
    const start: Point = at(neck.line, neck.line.length - 1)
    const centre: Point = [0, options.mm('length')]
    const opening: Point = [0, start[1] + options.mm('front_neck_depth')]
    const isOpened = name === 'front' && isBand
    return piece(
      name,
      [
        straight('fold', start, centre),
        straight('hem', centre, at(at(sides, 0).line, 0)),
        ...sides,
        top.armhole,
        shoulder,
        neck,
      ],
      {
        // Where the opening ends is seen beside the fold only by its notch.
        notches: [...part.notches(), ...(isOpened ? [opening] : [])],
        marks: isOpened ? [{ kind: 'placket', line: [start, opening] }] : [],
      },
    )
  }
  const [plainFront, back] = [half('front'), half('back')]
  const front = withFrontLonger(plainFront, longerInFront(sizes))
  const neckMm = 2 * (lengthOf(edgeOf(front, 'neck').line) + lengthOf(edgeOf(back, 'neck').line))
  const isHalf = options.choice('sleeve') === 'half'
  const longMm = isHalf ? options.mm('sleeve_length') : sizes.sleeve_length
  const sleeve = piece(
    'sleeve',
    sleeveUnder(draft.part('darzi.sleeve'), longMm, options.mm('sleeve_opening')),
    {
      cut: 2,
      isPair: true,
    },
  )
  const sleeveMm = sleeveLength(sleeve)
  const way = sides.flatMap(({ line }) => line)
  const hemMm = 2 * (lengthOf(edgeOf(front, 'hem').line) + lengthOf(edgeOf(back, 'hem').line))
  const around = (y: number) => 4 * acrossAt(way, y)
  const slit = sides.find(({ name }) => name === 'slit')
  const necks = isBand ? {} : neckOf(plainFront, back)
  return {
    pieces: [
      front,
      back,
      sleeve,
      ...(isBand ? [band(neckMm), ...plackets(options.mm('front_neck_depth'))] : [facing(neckMm)]),
    ],
    finished: {
      chestMm: 4 * underarm[0],
      waistMm: around(sizes.nape_to_waist),
      hipsMm: around(seatHeight(order)),
      hemMm,
      lengthMm: options.mm('length'),
      sleeveMm,
      neckMm,
    },
    drawn: {
      hem_width: 2 * at(way, 0)[0],
      slit: slit ? lengthOf(slit.line) : 0,
      ...necks,
      sleeve_length: sleeveMm,
      sleeve_opening: lengthOf(edgeOf(sleeve, 'hem').line),
    },
  }
}

/** Half of the front at the seat: the seat needs room to sit, and the garment never narrows below the chest. */
function seatHalf({ sizes, options }: Order, underarm: Point): number {
  const ease = easeOf('kurta', options.choice('fit'))
  const widest = Math.max(sizes.hips, sizes.waist, sizes.hip_bone)
  return Math.max(underarm[0] * 0.97, (widest + ease * 0.8) / 4)
}

/** However short the kurta, its seat is a hand above the hem. */
const seatHeight = ({ sizes, options }: Order): number =>
  Math.min(sizes.nape_to_waist + sizes.waist_to_seat, options.mm('length') - 60)

function sideOf(order: Order, underarm: Point): Edge[] {
  const { sizes, options } = order
  const seat = seatHalf(order, underarm)
  return fallingSide({
    sizes,
    underarm,
    waistInMm: 6,
    seat: [seat, seatHeight(order)],
    hem: [Math.max(options.mm('hem_width') / 2, seat), options.mm('length')],
    slitMm: options.mm('slit'),
    leastMm: leastEaseOf('kurta', options.choice('fit')),
  })
}

/** How far along the shoulder a neck of this width begins; some shoulder must stay. */
function neckInMm({ line }: Edge, widthMm: number): number {
  const [tip, base] = [at(line, 0), at(line, line.length - 1)]
  const share = (widthMm / 2 - base[0]) / (tip[0] - base[0])
  return Math.min(lengthOf(line) - 40, Math.max(0, share * lengthOf(line)))
}

/** A wider, deeper round neck: in from the neck along the shoulder, down to the depth at the middle. */
function scooped({ shoulder, neck }: { shoulder: Edge; neck: Edge }, inMm: number, depthMm: number) {
  const line = [...shoulder.line].reverse()
  const from = pointAlong(line, inMm)
  const lower: Point = [0, Math.max(depthMm, at(neck.line, neck.line.length - 1)[1])]
  const handle: Point = [from[0], from[1] + (lower[1] - from[1]) * 0.65]
  return {
    shoulder: straight('shoulder', at(shoulder.line, 0), from),
    neck: joined('neck', curve(from, handle, [from[0] * 0.6, lower[1]], lower)),
  }
}

/** Of a scooped neck, as it came out. */
function neckOf(front: Piece, back: Piece) {
  const [before, behind] = [edgeOf(front, 'neck').line, edgeOf(back, 'neck').line]
  return {
    neck_width: 2 * at(behind, 0)[0],
    front_neck_depth: at(before, before.length - 1)[1],
    back_neck_depth: at(behind, behind.length - 1)[1],
  }
}

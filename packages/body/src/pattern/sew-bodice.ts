/** Tops with darts: a saree blouse, and the dress that is a bodice with a skirt of gores at its waist. */
import { dartSeams, downAlong, withDartsCut } from './cut-darts.ts'
import type { Pattern, Piece } from './pattern.ts'
import { turnedOver } from './pieces.ts'
import { aroundWaist, pieceOf, ref, type Side, sides, sleeveSeams, sleevesOf } from './seams.ts'
import { goresOf } from './sew-skirt.ts'
import type { Panel, Seam, Sewing } from './sewing-shapes.ts'

/** Fronts and backs by halves with their darts sewn, and sleeves. A saree blouse is hooked at the middle without the hook patti. */
export function sewBodice(pattern: Pattern): Sewing {
  const half = (key: 'front' | 'back', side: Side): Panel => {
    const left = withDartsCut(pieceOf(pattern, key))
    return { name: `${key}_${side}`, place: key, piece: side === 'left' ? left : turnedOver(left) }
  }
  const halves = { left: halvesOf('left'), right: halvesOf('right') }
  function halvesOf(side: Side) {
    return { front: half('front', side), back: half('back', side) }
  }
  const middles = (['front', 'back'] as const).map((key): Seam => {
    const edge = middleOf(halves.left[key].piece)
    return {
      name: `centre.${key}`,
      a: [ref(`${key}_left`, edge, 'top')],
      b: [ref(`${key}_right`, edge, 'top')],
    }
  })
  const twice = sides.flatMap((side): Seam[] => {
    const { front, back } = halves[side]
    const from = side === 'left' ? 'least_x' : 'most_x'
    return [
      { name: `side.${side}`, a: downAlong(front, 'side'), b: downAlong(back, 'side') },
      {
        name: `shoulder.${side}`,
        a: [ref(front.name, 'shoulder', from)],
        b: [ref(back.name, 'shoulder', from)],
      },
      ...sleeveSeams(side, [ref(front.name, 'armhole', 'bottom'), ref(back.name, 'armhole', 'top')]),
      ...dartSeams(front),
      ...dartSeams(back),
    ]
  })
  const panels = sides.flatMap((side) => [halves[side].front, halves[side].back])
  return { panels: [...panels, ...sleevesOf(pattern)], seams: [...middles, ...twice] }
}

/** The gores of its skirt hang from the bodice's lower edge; the zip is closed. */
export function sewDress(pattern: Pattern): Sewing {
  const bodice = sewBodice(pattern)
  const { gores, seams } = goresOf(pattern)
  const waist: Seam = {
    name: 'waist',
    a: aroundWaist(bodice.panels),
    b: gores.map(({ name }) => ref(name, 'waist', 'least_x')),
    ...(pieceOf(pattern, 'skirt').fullness === 'gathered' && { isGathered: true }),
  }
  return { panels: [...bodice.panels, ...gores], seams: [...bodice.seams, waist, ...seams] }
}

/** Hooked, or cut on the fold: either way both halves meet here. */
const middleOf = (of: Piece) => (of.edges.some(({ name }) => name === 'fold') ? 'fold' : 'centre')

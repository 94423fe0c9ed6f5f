/** The tape on half a body: the same lines as on the finished mesh. */
import type { Avatar } from '../../shapes.ts'
import { type Measurable, measureAll } from '../measure-mesh.ts'
import type { Figure } from './figure-data.ts'
import { type HalfBody, wholePositions } from './half-body.ts'
import { levelsOf, limbsOf, ringsOf } from './read-body.ts'

export function measurableOf(figure: Figure, body: HalfBody, heightMm: number): Measurable {
  const levels = levelsOf(figure, body, heightMm)
  return {
    positions: wholePositions(figure, body),
    normals: new Float32Array(),
    indices: figure.whole,
    levels,
    rings: ringsOf(figure, body, levels),
    limbs: limbsOf(figure, body, levels),
  }
}

export const sizesOfHalf = (figure: Figure, body: HalfBody, heightMm: number): Avatar['sitesMm'] =>
  measureAll(measurableOf(figure, body, heightMm))

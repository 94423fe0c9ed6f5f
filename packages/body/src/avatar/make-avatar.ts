/**
 * The avatar: one person's own body, with face, hands and feet. It promises the girths it was asked for, measured again on its
 * own mesh; a closed skin; and the same body for the same numbers. It is arithmetic alone and runs in a worker.
 */
import type { Avatar, AvatarRequest } from '../shapes.ts'
import { hairOf } from './figure/hair.ts'
import { normalsOf } from './figure/half-body.ts'
import { fieldOf } from './figure/mesh-field.ts'
import { solvedBody } from './figure/solve.ts'
import { undergarments } from './figure/undergarments.ts'
import { given } from './given.ts'

const fieldCellMm = 20
const fieldMarginMm = 60

export function makeAvatar(request: AvatarRequest): Avatar {
  const person = given(request)
  const { figure, body, read, sitesMm } = solvedBody(person)
  const indices = figure.whole.slice()
  return {
    ...read,
    indices,
    normals: normalsOf(read.positions, indices),
    sitesMm,
    underMm: undergarments(figure, body, read.levels, person.maleness),
    hair: hairOf(figure, body, read.levels.crown, person.maleness),
    field: fieldOf(figure, body, fieldCellMm, fieldMarginMm),
  }
}

/** Every edge has one triangle on each side. */
export function isClosed({ indices, positions }: Pick<Avatar, 'indices' | 'positions'>): boolean {
  const vertices = positions.length / 3
  const sides = new Set<number>()
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[t + k] as number, indices[t + ((k + 1) % 3)] as number]
      if (sides.has(a * vertices + b)) return false
      sides.add(a * vertices + b)
    }
  for (const side of sides)
    if (!sides.has((side % vertices) * vertices + Math.floor(side / vertices))) return false
  return true
}

/** For the tests of cloth: a body with what it is estimated to measure, and the points of what it wears. */
import type { Draped } from '../cloth/cloth.ts'
import { estimateBody } from '../estimate/estimate-body.ts'
import { avatarOf, personOf } from './bodies.ts'

export type Wearer = ReturnType<typeof wearer>

export function wearer(name: string) {
  const { sex, heightMm, weightKg = 70, sitesMm } = personOf(name)
  const person = { sex, heightMm, weightKg }
  const { estimates } = estimateBody({ person, tape: sitesMm })
  const sizesMm = Object.fromEntries(Object.entries(estimates).map(([site, { mm }]) => [site, mm]))
  return { person, estimates, sizesMm, avatar: avatarOf(name) }
}

/** Of the cloth itself, without what is sewn onto it. */
export const pointsOf = ({ positions, strain, indices, clothTriangles }: Draped) =>
  [
    ...strain.subarray(
      0,
      1 +
        indices.subarray(0, 3 * (clothTriangles ?? indices.length)).reduce((most, v) => Math.max(most, v), 0),
    ),
  ].map((pulled, v) => {
    const [x = 0, y = 0, z = 0] = positions.subarray(3 * v, 3 * v + 3)
    return { x, y, z, pulled }
  })

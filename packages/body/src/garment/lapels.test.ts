import { beforeAll, expect, test } from 'vitest'
import { makeAvatar } from '../avatar/make-avatar.ts'
import { peopleOfTest } from '../avatar/people-of-test.ts'
import type { Avatar } from '../shapes.ts'
import type { GarmentMesh } from './garment.ts'
import { makeGarment } from './make-garment.ts'

let avatar: Avatar
beforeAll(() => {
  avatar = makeAvatar(peopleOfTest['a man of the middle'] ?? { sex: 'male', heightMm: 1750, sitesMm: {} })
}, 60_000)

function jacket(neck?: number): GarmentMesh {
  const { chest = 0, waist = 0, hips = 0 } = avatar.sitesMm
  const girths = { chest: chest + 120, waist: waist + 130, hips: hips + 110 }
  const finished = { size: 'M', lengthMm: 740, zonesMm: neck === undefined ? girths : { ...girths, neck } }
  const cloth = { kind: 'wool', gramsPerSquareMetre: 280, stretchPercent: 0 } as const
  return makeGarment(avatar, { cut: 'jacket', cloth, finished }, avatar.sitesMm)
}

/** How far the cloth's corners in a small square beside the opening lie apart, outwards. */
function thickness({ positions }: GarmentMesh, x: number, y: number): number {
  const deep: number[] = []
  for (let v = 0; v < positions.length; v += 3) {
    const isThere = Math.abs((positions[v] ?? 0) - x) < 9 && Math.abs((positions[v + 1] ?? 0) - y) < 9
    if (isThere && (positions[v + 2] ?? 0) > 0) deep.push(positions[v + 2] ?? 0)
  }
  return Math.max(...deep) - Math.min(...deep)
}

test('an open jacket has lapels folded back on its front, a second layer; one that is closed at the neck has none', {
  timeout: 30_000,
}, () => {
  const { chest, waist } = avatar.levels
  const y = chest + 10
  const x = (y - waist - 40) * 0.3 + 30
  const [open, closed] = [jacket(), jacket(410)]
  expect(open.indices.length).toBeGreaterThan(closed.indices.length)
  expect(thickness(open, x, y) - thickness(closed, x, y)).toBeGreaterThan(2.5)
  expect(Math.max(...open.indices)).toBeLessThan(open.positions.length / 3)
  expect([...open.normals].every(Number.isFinite)).toBe(true)
})

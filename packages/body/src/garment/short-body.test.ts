import { expect, test } from 'vitest'
import type { Avatar } from '../shapes.ts'
import { avatarOf, namesToTry } from '../testing/bodies.ts'
import type { DrawnGarment, GarmentMesh } from './garment.ts'
import { makeGarment } from './make-garment.ts'

type Point = readonly [number, number, number]

test.each(namesToTry)(
  'a short blouse with full sleeves, narrow or wide, is one piece on %s and covers nothing of the thighs',
  { timeout: 60_000 },
  (name) => {
    const wearer = avatarOf(name)
    for (const wideMm of [60, 200]) {
      const mesh = makeGarment(wearer, shortBlouse(wearer, wideMm), wearer.sitesMm)
      expect(piecesOf(mesh)).toBe(1)
      const upperArm = (wearer.sitesMm.bicep ?? 0) / (2 * Math.PI)
      const points = pointsOf(mesh)
      const hemY = Math.min(...points.filter(([x]) => Math.abs(x) < 60).map(([, y]) => y))
      const under = points.filter(([, y]) => y < hemY - 10)
      expect(under.length).toBeGreaterThan(100)
      // A sleeve rests on the arm, and all its room hangs below.
      const hangs = upperArm + wideMm / Math.PI
      expect(Math.max(...under.map((at) => fromArm(wearer, at)))).toBeLessThan(hangs + 20)
    }
  },
)

function shortBlouse({ sitesMm }: Avatar, wideMm: number): DrawnGarment {
  const { chest = 0, waist = 0, hips = 0, bicep = 0, wrist = 0, sleeve_length } = sitesMm
  const zonesMm = { chest: chest + 45, waist: waist + 60, hips: hips + 45 }
  const sleeve = { bicep: bicep + wideMm, wrist: wrist + wideMm }
  return {
    cut: 'blouse',
    cloth: { kind: 'cotton', gramsPerSquareMetre: 140, stretchPercent: 0 },
    finished: { size: 'M', zonesMm: { ...zonesMm, ...sleeve }, lengthMm: 360, sleeveMm: sleeve_length },
  }
}

/** From the middle line of the nearer arm. */
function fromArm({ limbs }: Avatar, [x, y, z]: Point): number {
  return Math.min(...limbs.leftArm.points.map(([px, py, pz]) => Math.hypot(Math.abs(x) - px, y - py, z - pz)))
}

/** How many parts hang together by their triangles; vertices at one place are one. */
function piecesOf(mesh: GarmentMesh): number {
  const points = pointsOf(mesh)
  const firsts = new Map<string, number>()
  const same = points.map((at, v) => {
    const key = at.map((mm) => mm.toFixed(2)).join(' ')
    if (!firsts.has(key)) firsts.set(key, v)
    return firsts.get(key) ?? v
  })
  const next = points.map((_, v) => v)
  const head = (v: number): number => (next[v] === v ? v : head(next[v] ?? v))
  // Bands and buttons are sewn onto the cloth, and are pieces of their own.
  const corners = [...mesh.indices.subarray(0, 3 * (mesh.clothTriangles ?? mesh.indices.length))].map(
    (v) => same[v] ?? v,
  )
  for (let t = 0; t < corners.length; t += 3) {
    const [a = 0, b = 0, c = 0] = corners.slice(t, t + 3).map(head)
    next[b] = a
    next[head(c)] = a
  }
  return new Set(corners.map(head)).size
}

const pointsOf = ({ positions }: GarmentMesh): Point[] =>
  Array.from(
    { length: positions.length / 3 },
    (_, v) => [positions[3 * v] ?? 0, positions[3 * v + 1] ?? 0, positions[3 * v + 2] ?? 0] as const,
  )

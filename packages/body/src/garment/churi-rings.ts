/**
 * The churis of a churidar: what its legs are longer than the wearer's lies in rings from under the calf to the ankle, flat above and
 * full below, none quite level. They are drawn on the leg as it is, over the end of the cloth above: a solver that let so much cloth
 * fall into folds would need it in a quarter of its triangles' size, and to know that cloth touches cloth.
 */

import { type SheetPoint, sheetMesh } from '../cloth/sheet-mesh.ts'
import type { Avatar } from '../shapes.ts'
import { clearMm, type GarmentMesh } from './garment.ts'
import { legCut } from './limbs.ts'
import { eased } from './outline.ts'

/** Where the rings begin, mm over the floor; the cloth above ends a little under it. */
export const ringsTopOf = ({ levels: { calf } }: Pick<Avatar, 'levels'>): number => calf - 15
/** So much of the cloth above lies within them. */
export const underRingsMm = 14

/** They end on the ankle bone: the level of the ankle is over it, where it is narrowest. */
const overFootShare = 0.62

const [rowMm, turns] = [4, 44]
/** From ring to ring, and how far the fullest stand out. */
const [pitchMm, fullMm] = [20, 7]

/** Over so much above the rings the cloth is taken in to the leg, to so far outside of its outline. */
const [takenInMm, meetMm] = [90, 1.5]
/** Where it goes on under the rings it is so much nearer to the leg, within so much of their top. */
const [beneathMm, sinksWithinMm] = [2.5, 10]
/** From there the rings grow out of it without an edge. */
const [growsWithinMm, growsMm] = [60, 1.5]

/** Cloth that ends in its rings: the cloth itself, close to the leg where they begin, and a sheet a leg. */
export function withChuris(avatar: Avatar, cloth: GarmentMesh): [GarmentMesh, ...GarmentMesh[]] {
  const top = ringsTopOf(avatar)
  const outline = legOutline(avatar, [top + takenInMm, overFootShare * avatar.levels.ankle])
  const takenIn = (sunkMm: number) => inTo(cloth.positions, outline, { top, sunkMm })
  const positions = takenIn(beneathMm)
  const isShown = (v: number) => (positions[3 * v + 1] ?? 0) > top - 2
  const shown: number[] = []
  for (let t = 0; t < cloth.indices.length; t += 3) {
    const corners = cloth.indices.subarray(t, t + 3)
    if (corners.some(isShown)) shown.push(...corners)
  }
  const taken = { ...cloth, positions, indices: Uint32Array.from(shown) }
  // As if it did not sink, or it would be darker where the rings begin.
  const normals = normalsBelow({ ...taken, positions: takenIn(0) }, top + takenInMm)
  return [{ ...taken, normals }, ...churiRings(avatar, outline, seamsAt(taken, top))]
}

function inTo(
  cloth: Float32Array,
  outline: Outline,
  { top, sunkMm }: { top: number; sunkMm: number },
): Float32Array {
  const positions = cloth.slice()
  for (let n = 0; n < positions.length; n += 3) {
    const [x, y, z] = [positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0]
    if (y > top + takenInMm) continue
    const side = x < 0 ? -1 : 1
    const leg = outline(y)
    const [dx, dz] = [side * x - leg.x, z - leg.z]
    const to = leg.radius(Math.atan2(dx, dz)) + meetMm - sunkMm * eased((top - y) / sinksWithinMm)
    const by = 1 + (1 - eased((y - top) / takenInMm)) * (to / Math.max(1, Math.hypot(dx, dz)) - 1)
    positions[n] = side * (leg.x + by * dx)
    positions[n + 2] = leg.z + by * dz
  }
  return positions
}

/** Of what was moved, from its triangles as they lie now; smooth over its seams, whose points lie on one another. */
function normalsBelow({ positions, normals, indices }: GarmentMesh, below: number): Float32Array {
  const sums = new Map<string, [number, number, number]>()
  const keyOf = (v: number) => [0, 1, 2].map((c) => Math.round(2 * (positions[3 * v + c] ?? 0))).join()
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [...indices.subarray(t, t + 3)]
    const [a, b, c] = corners.map((v) => positions.subarray(3 * v, 3 * v + 3))
    if (!a || !b || !c || (a[1] ?? 0) > below + takenInMm) continue
    const across = crossed(a, b, c)
    for (const v of corners) {
      const sum = sums.get(keyOf(v)) ?? [0, 0, 0]
      sums.set(keyOf(v), [sum[0] + across[0], sum[1] + across[1], sum[2] + across[2]])
    }
  }
  const turned = normals.slice()
  for (let v = 0; v < positions.length / 3; v++) {
    const sum = (positions[3 * v + 1] ?? 0) < below ? sums.get(keyOf(v)) : undefined
    const long = sum ? Math.hypot(...sum) : 0
    if (sum && long > 0) turned.set([sum[0] / long, sum[1] / long, sum[2] / long], 3 * v)
  }
  return turned
}

function crossed(a: Float32Array, b: Float32Array, c: Float32Array): [number, number, number] {
  const from = (p: Float32Array) => [0, 1, 2].map((n) => (p[n] ?? 0) - (a[n] ?? 0))
  const [[ux = 0, uy = 0, uz = 0], [wx = 0, wy = 0, wz = 0]] = [from(b), from(c)]
  return [uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx]
}

/** Where the cloth's seams come down on the rings, by leg: x and z. */
function seamsAt({ positions, seamsMm }: GarmentMesh, top: number): [number, number][] {
  if (!seamsMm) return []
  return Array.from({ length: positions.length / 3 }, (_, v) => v)
    .filter(
      (v) => Math.abs(seamsMm[2 * v + 1] ?? 9) < 0.5 && Math.abs((positions[3 * v + 1] ?? 0) - top) < 12,
    )
    .map((v) => [positions[3 * v] ?? 0, positions[3 * v + 2] ?? 0])
}

type Outline = ReturnType<typeof legOutline>

/** One sheet a leg, never inside the skin and outside of the cloth that ends under them. */
function churiRings(avatar: Avatar, outline: Outline, seams: readonly [number, number][]): GarmentMesh[] {
  const [top, low] = [ringsTopOf(avatar), overFootShare * avatar.levels.ankle]
  const count = Math.ceil((top - low) / rowMm)
  const heights = Array.from({ length: count + 1 }, (_, k) => top - (k * (top - low)) / count)
  return ([1, -1] as const).map((side) => {
    const { x, z } = outline(top)
    const seamAngles = apart(
      seams
        .filter(([seamX]) => seamX * side > 0)
        .map(([seamX, seamZ]) => Math.atan2(side * seamX - x, seamZ - z)),
    )
    const even = Array.from({ length: turns + 1 }, (_, n) => (2 * Math.PI * n) / turns - Math.PI / 2)
    // A column on each seam, so that its line is fine.
    const angles = [...even, ...seamAngles].sort((a, b) => a - b)
    const rows = heights.map((y) => {
      const [leg, down] = [outline(y), top - y]
      return angles.map((angle): SheetPoint => {
        const radius = leg.radius(angle)
        const grown = eased(down / growsWithinMm)
        const mm = radius + meetMm + grown * (growsMm + ringAt(down, top - low, angle))
        const seamMm = seamAngles.reduce((least, at) => Math.min(least, turnOf(angle - at) * radius), 1000)
        return {
          at: [side * (leg.x + mm * Math.sin(angle)), y, leg.z + mm * Math.cos(angle)],
          flat: [angle * radius, down],
          edgeMm: Math.min(60, y - low),
          seamMm,
        }
      })
    })
    // Columns run to the viewer's right, on both legs.
    return sheetMesh(avatar, side > 0 ? rows : rows.map((row) => row.toReversed()), { overSkinMm: 4 })
  })
}

/** Each place around the leg once, from a quarter of a turn before the front on. */
function apart(angles: readonly number[]): number[] {
  const sorted = angles.map((at) => (at < -Math.PI / 2 ? at + 2 * Math.PI : at)).sort((a, b) => a - b)
  return sorted.filter((at, k) => k === 0 || at - (sorted[k - 1] ?? 0) > 0.2)
}

/** However many turns it is, the shorter way around. */
const turnOf = (angle: number) => Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))

/** How far a ring stands out: sharp between two, round on it, fuller towards the ankle. The same for the same place. */
function ringAt(down: number, long: number, angle: number): number {
  const share = down / long
  const tilt = 6 * Math.sin(angle + 0.8 + down / 34) + 3 * Math.sin(2 * angle + down / 21)
  const along = (down + tilt * share) / pitchMm
  const round = Math.abs(Math.sin(Math.PI * along)) ** 0.75
  const uneven = 0.74 + 0.26 * Math.sin(angle + 2.5 * along)
  return (0.8 + (fullMm - 0.8) * eased(share * 1.25)) * round * uneven
}

const cutEveryMm = 20

/** The left leg between two heights, the upper first: by height, its middle and how far out cloth lies by the way around it, from the front over its outside. */
function legOutline(avatar: Avatar, [high, low]: readonly [number, number]) {
  const count = Math.ceil((high - low) / cutEveryMm)
  const cuts = Array.from({ length: count + 1 }, (_, k) => legCut(avatar, high - (k * (high - low)) / count))
  return (y: number) => {
    const at = Math.max(0, Math.min(count, ((high - y) / (high - low)) * count))
    const first = Math.min(count - 1, Math.floor(at))
    const [a, b, share] = [cuts[first], cuts[first + 1], at - first]
    if (!a || !b) throw new Error('A leg has outlines')
    const mix = (one: number, other: number) => one + share * (other - one)
    return {
      x: mix(a.c2, b.c2),
      z: mix(a.c1, b.c1),
      radius: (angle: number) => mix(radiusAt(a.radii, angle), radiusAt(b.radii, angle)) + clearMm,
    }
  }
}

function radiusAt(radii: Float64Array, angle: number): number {
  const at = (angle / (2 * Math.PI) + 1) * radii.length
  const [k, share] = [Math.floor(at), at - Math.floor(at)]
  const near = (n: number) => radii[n % radii.length] ?? 0
  return near(k) + share * (near(k + 1) - near(k))
}

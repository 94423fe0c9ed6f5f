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

/** Over so much above the rings the cloth is taken in to the leg. */
const takenInMm = 70

/** Cloth that ends in its rings: the cloth itself, close to the leg where they begin, and a sheet a leg. */
export function withChuris(avatar: Avatar, cloth: GarmentMesh): [GarmentMesh, ...GarmentMesh[]] {
  const top = ringsTopOf(avatar)
  const outline = legOutline(avatar, [top + takenInMm, overFootShare * avatar.levels.ankle])
  const positions = cloth.positions.slice()
  for (let n = 0; n < positions.length; n += 3) {
    const [x, y, z] = [positions[n] ?? 0, positions[n + 1] ?? 0, positions[n + 2] ?? 0]
    if (y > top + takenInMm) continue
    const side = x < 0 ? -1 : 1
    const leg = outline(y)
    const [dx, dz] = [side * x - leg.x, z - leg.z]
    const [out, most] = [Math.hypot(dx, dz), leg.radius(Math.atan2(dx, dz)) + 1.5]
    const by = 1 + (1 - eased((y - top) / takenInMm)) * (Math.min(1, most / Math.max(1, out)) - 1)
    positions[n] = side * (leg.x + by * dx)
    positions[n + 2] = leg.z + by * dz
  }
  const isShown = (v: number) => (positions[3 * v + 1] ?? 0) > top - 2
  const shown: number[] = []
  for (let t = 0; t < cloth.indices.length; t += 3) {
    const corners = cloth.indices.subarray(t, t + 3)
    if (corners.some(isShown)) shown.push(...corners)
  }
  return [{ ...cloth, positions, indices: Uint32Array.from(shown) }, ...churiRings(avatar, outline)]
}

type Outline = ReturnType<typeof legOutline>

/** One sheet a leg, never inside the skin and outside of the cloth that ends under them. */
function churiRings(avatar: Avatar, outline: Outline): GarmentMesh[] {
  const [top, low] = [ringsTopOf(avatar), overFootShare * avatar.levels.ankle]
  const count = Math.ceil((top - low) / rowMm)
  const heights = Array.from({ length: count + 1 }, (_, k) => top - (k * (top - low)) / count)
  return ([1, -1] as const).map((side) => {
    const rows = heights.map((y) => {
      const [leg, down] = [outline(y), top - y]
      return Array.from({ length: turns + 1 }, (_, n): SheetPoint => {
        const angle = (2 * Math.PI * n) / turns - Math.PI / 2
        const radius = leg.radius(angle)
        // They come out from under the cloth above.
        const mm = radius + 4 * eased(down / 10) - 1 + ringAt(down, top - low, angle)
        return {
          at: [side * (leg.x + mm * Math.sin(angle)), y, leg.z + mm * Math.cos(angle)],
          flat: [angle * radius, down],
          edgeMm: Math.min(60, y - low),
        }
      })
    })
    // Columns run to the viewer's right, on both legs.
    return sheetMesh(avatar, side > 0 ? rows : rows.map((row) => row.toReversed()), { overSkinMm: 4 })
  })
}

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

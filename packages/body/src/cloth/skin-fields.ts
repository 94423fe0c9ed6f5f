import { ringAt } from '../avatar/rings.ts'
import type { Avatar, DistanceField } from '../shapes.ts'
import type { FlatPanel, Stitched } from './cloth.ts'

/**
 * How far off the skin cloth rests while it is pulled: near, or a band, a neck or a sleeve would be drawn longer than its tape, 6 mm
 * around for each. At the armpit the body is a slit, and cloth needs room there to find out of it.
 */
const [restMm, inSlitMm] = [1.5, 5]

export type Touch = (xyz: Float32Array, v: number) => number

/**
 * What each panel rests on. The trunk's panels know the body without its arms, or they would be caught on the arm while they
 * are sewn; sleeves know all of it.
 */
export function touchingWhileSewn(avatar: Avatar, sewn: Stitched, overMm: number): Touch {
  const armless = armlessField(avatar)
  const isSleeve = marked(sewn, ({ place }) => place.endsWith('_arm'))
  const restAt = restsOf(avatar)
  return (xyz, v) => lift(isSleeve[v] ? avatar.field : armless, xyz, v, overMm + restAt(xyz, v))
}

/** What is sewn rests on the whole body, or on what is so thick between. */
export function touchingAll(avatar: Avatar, overMm: number): Touch {
  const restAt = restsOf(avatar)
  return (xyz, v) => lift(avatar.field, xyz, v, overMm + restAt(xyz, v))
}

/** Growing to the slit of the armpit from a hand's breadth around it. */
function restsOf(avatar: Avatar): (xyz: Float32Array, v: number) => number {
  const slit = avatar.levels.armpit - 20
  const side = ringAt(avatar, slit).reduce((most, x, k) => (k % 2 === 0 ? Math.max(most, x) : most), 0)
  return (xyz, v) => {
    const up = Math.abs((xyz[3 * v + 1] as number) - slit)
    if (up > slitMm) return restMm
    const away = Math.hypot(up, Math.abs(xyz[3 * v] as number) - side)
    return away > slitMm ? restMm : inSlitMm - (inSlitMm - restMm) * Math.max(0, (2 * away) / slitMm - 1)
  }
}
const slitMm = 80

function marked({ panels, firsts, count }: Stitched, isMarked: (panel: FlatPanel) => boolean): Uint8Array {
  const marks = new Uint8Array(count)
  panels.forEach((panel, k) => {
    if (isMarked(panel)) marks.fill(1, firsts[k], (firsts[k] ?? 0) + panel.flat.length / 2)
  })
  return marks
}

/** Moves a vertex out of the body along the field's slope; tells by how much, 0 when it was no nearer than `restMm`. The innermost of all loops. */
export function lift(
  { origin, cellMm, size, values }: DistanceField,
  xyz: Float32Array,
  v: number,
  restMm: number,
): number {
  const n = 3 * v
  const [nx, ny, nz] = size
  // The vertex is one of the array, and the corners are of the grid.
  const gx = ((xyz[n] as number) - origin[0]) / cellMm
  const gy = ((xyz[n + 1] as number) - origin[1]) / cellMm
  const gz = ((xyz[n + 2] as number) - origin[2]) / cellMm
  const i = Math.max(0, Math.min(nx - 2, Math.floor(gx)))
  const j = Math.max(0, Math.min(ny - 2, Math.floor(gy)))
  const k = Math.max(0, Math.min(nz - 2, Math.floor(gz)))
  const at = i + nx * (j + ny * k)
  const v000 = values[at] as number
  // No corner of the cell is near: neither is the vertex.
  if (v000 > restMm + 3 * cellMm) return 0
  const v100 = values[at + 1] as number
  const v010 = values[at + nx] as number
  const v110 = values[at + nx + 1] as number
  const up = at + nx * ny
  const v001 = values[up] as number
  const v101 = values[up + 1] as number
  const v011 = values[up + nx] as number
  const v111 = values[up + nx + 1] as number
  const x = Math.max(0, Math.min(1, gx - i))
  const y = Math.max(0, Math.min(1, gy - j))
  const z = Math.max(0, Math.min(1, gz - k))
  const x00 = v000 + x * (v100 - v000)
  const x10 = v010 + x * (v110 - v010)
  const x01 = v001 + x * (v101 - v001)
  const x11 = v011 + x * (v111 - v011)
  const y0 = x00 + y * (x10 - x00)
  const y1 = x01 + y * (x11 - x01)
  const away = y0 + z * (y1 - y0)
  if (away >= restMm) return 0
  const dz = y1 - y0
  const dy = (x10 - x00) * (1 - z) + (x11 - x01) * z
  const dx =
    ((v100 - v000) * (1 - y) + (v110 - v010) * y) * (1 - z) +
    ((v101 - v001) * (1 - y) + (v111 - v011) * y) * z
  const steep = Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (steep < 1e-6) return 0
  const deep = Math.min(restMm - away, 3 * cellMm)
  const move = deep / steep
  xyz[n] = (xyz[n] as number) + move * dx
  xyz[n + 1] = (xyz[n + 1] as number) + move * dy
  xyz[n + 2] = (xyz[n + 2] as number) + move * dz
  return deep
}

/** The trunk alone, from its rings: in the plane of each ring exact, between them close enough for cloth to lie on. */
function armlessField(avatar: Avatar): DistanceField {
  const { origin, cellMm, size, values } = avatar.field
  const made = new Float32Array(values.length)
  const [nx, ny, nz] = size
  const lowest = avatar.rings[0]?.heightMm ?? 0
  const highest = avatar.rings.at(-1)?.heightMm ?? 0
  for (let j = 0; j < ny; j++) {
    const height = origin[1] + j * cellMm
    const isTrunk = height >= lowest && height <= highest
    const outline = isTrunk ? ringAt(avatar, height) : undefined
    for (let k = 0; k < nz; k++)
      for (let i = 0; i < nx; i++) {
        const at = i + nx * (j + ny * k)
        const whole = values[at] ?? 0
        // Far from everything the whole field says enough; near the arms the ring tells.
        made[at] =
          outline && whole < 120
            ? Math.max(whole, fromRing(outline, origin[0] + i * cellMm, origin[2] + k * cellMm))
            : whole
      }
  }
  return { origin, cellMm, size, values: made }
}

/** Outside positive; the nearest of the outline's sides. */
function fromRing(outline: Float32Array, x: number, z: number): number {
  let [best, inside] = [Number.POSITIVE_INFINITY, false]
  const count = outline.length / 2
  for (let a = 0, b = count - 1; a < count; b = a++) {
    const [px, pz] = [outline[2 * b] as number, outline[2 * b + 1] as number]
    const [ex, ez] = [(outline[2 * a] as number) - px, (outline[2 * a + 1] as number) - pz]
    const share = Math.max(0, Math.min(1, ((x - px) * ex + (z - pz) * ez) / (ex * ex + ez * ez || 1)))
    const away = (x - px - share * ex) ** 2 + (z - pz - share * ez) ** 2
    if (away < best) best = away
    if (pz + ez > z !== pz > z && x < px + ((z - pz) / ez) * ex) inside = !inside
  }
  return (inside ? -1 : 1) * Math.sqrt(best)
}

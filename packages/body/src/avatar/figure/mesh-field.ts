/** The signed distance to a closed mesh on a coarse grid: exact beside the skin, by sweeping outwards further off. */
import type { DistanceField } from '../../shapes.ts'
import { sweptOut } from '../distance-field.ts'
import type { Figure } from './figure-data.ts'
import type { HalfBody } from './half-body.ts'

/** One half is computed, the other is its mirror: x = 0 is a plane of the grid. */
export function fieldOf(figure: Figure, body: HalfBody, cellMm: number, marginMm: number): DistanceField {
  const { high, low } = boxOf(figure, body)
  const half = Math.ceil((high[0] + marginMm) / cellMm)
  const origin = [-half * cellMm, -cellMm, low[2] - marginMm] as const
  const count = (from: number, to: number) => Math.ceil((to - from) / cellMm) + 1
  const size = [
    2 * half + 1,
    count(origin[1], high[1] + marginMm / 2),
    count(origin[2], high[2] + marginMm),
  ] as const
  const right = {
    origin: [-cellMm, origin[1], origin[2]] as const,
    cellMm,
    size: [half + 2, size[1], size[2]] as const,
  }
  const near = nearDistances(figure, body, right)
  const inside = insides(figure, body, right)
  const values = new Float32Array(size[0] * size[1] * size[2])
  for (let k = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i <= half; i++) {
        const at = i + 1 + right.size[0] * (j + size[1] * k)
        const row = size[0] * (j + size[1] * k)
        values[row + half + i] = near[at] as number
        values[row + half - i] = near[at] as number
      }
  const field: DistanceField = { origin, cellMm, size, values }
  sweptOut(field)
  for (let k = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i <= half; i++) {
        if (!inside[i + 1 + right.size[0] * (j + size[1] * k)]) continue
        const row = size[0] * (j + size[1] * k) + half
        values[row + i] = -Math.abs(values[row + i] as number)
        values[row - i] = -Math.abs(values[row - i] as number)
      }
  return field
}

interface Grid {
  origin: readonly [number, number, number]
  cellMm: number
  size: readonly [number, number, number]
}

function boxOf({ vertices }: Figure, body: HalfBody) {
  const [low, high]: [number[], number[]] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ]
  for (let v = 0; v < 3 * vertices; v++) {
    low[v % 3] = Math.min(low[v % 3] as number, body[v] as number)
    high[v % 3] = Math.max(high[v % 3] as number, body[v] as number)
  }
  return { low: low as [number, number, number], high: high as [number, number, number] }
}

/** Exact for the points of the grid about each triangle; elsewhere not yet known. */
function nearDistances({ half }: Figure, body: HalfBody, { origin, cellMm, size }: Grid): Float32Array {
  const found = new Float32Array(size[0] * size[1] * size[2]).fill(1e6)
  const reach = cellMm * 1.05
  for (let t = 0; t < half.length; t += 3) {
    const corners = [
      3 * (half[t] as number),
      3 * (half[t + 1] as number),
      3 * (half[t + 2] as number),
    ] as const
    const span = (n: 0 | 1 | 2): [number, number] => {
      const [p, q, r] = [
        body[corners[0] + n] as number,
        body[corners[1] + n] as number,
        body[corners[2] + n] as number,
      ]
      const from = (Math.min(p, q, r) - reach - origin[n]) / cellMm
      const to = (Math.max(p, q, r) + reach - origin[n]) / cellMm
      return [Math.max(0, Math.ceil(from)), Math.min(size[n] - 1, Math.floor(to))]
    }
    const [[i0, i1], [j0, j1], [k0, k1]] = [span(0), span(1), span(2)]
    for (let k = k0; k <= k1; k++)
      for (let j = j0; j <= j1; j++)
        for (let i = i0; i <= i1; i++) {
          const at = i + size[0] * (j + size[1] * k)
          const d = toTriangle(
            body,
            corners,
            origin[0] + i * cellMm,
            origin[1] + j * cellMm,
            origin[2] + k * cellMm,
          )
          if (d < (found[at] as number)) found[at] = d
        }
  }
  return found
}

/** The distance from a point to a triangle: to its plane inside it, to its sides beside it. */
function toTriangle(
  body: HalfBody,
  [a, b, c]: readonly [number, number, number],
  x: number,
  y: number,
  z: number,
): number {
  const [ax, ay, az] = [body[a] as number, body[a + 1] as number, body[a + 2] as number]
  const [ux, uy, uz] = [(body[b] as number) - ax, (body[b + 1] as number) - ay, (body[b + 2] as number) - az]
  const [vx, vy, vz] = [(body[c] as number) - ax, (body[c + 1] as number) - ay, (body[c + 2] as number) - az]
  const [px, py, pz] = [x - ax, y - ay, z - az]
  const uu = ux * ux + uy * uy + uz * uz
  const uv = ux * vx + uy * vy + uz * vz
  const vv = vx * vx + vy * vy + vz * vz
  const pu = px * ux + py * uy + pz * uz
  const pv = px * vx + py * vy + pz * vz
  const whole = uu * vv - uv * uv
  if (whole > 1e-9) {
    const s = (vv * pu - uv * pv) / whole
    const t = (uu * pv - uv * pu) / whole
    if (s >= 0 && t >= 0 && s + t <= 1) {
      const [dx, dy, dz] = [px - s * ux - t * vx, py - s * uy - t * vy, pz - s * uz - t * vz]
      return Math.sqrt(dx * dx + dy * dy + dz * dz)
    }
  }
  const side = (sx: number, sy: number, sz: number, qx: number, qy: number, qz: number) => {
    const long = sx * sx + sy * sy + sz * sz || 1
    const t = Math.max(0, Math.min(1, (qx * sx + qy * sy + qz * sz) / long))
    const [dx, dy, dz] = [qx - t * sx, qy - t * sy, qz - t * sz]
    return dx * dx + dy * dy + dz * dz
  }
  return Math.sqrt(
    Math.min(
      side(ux, uy, uz, px, py, pz),
      side(vx, vy, vz, px, py, pz),
      side(vx - ux, vy - uy, vz - uz, px - ux, py - uy, pz - uz),
    ),
  )
}

/** Along each line of the grid from back to front: entered by a back-facing side, left by a front-facing one. */
function insides({ half }: Figure, body: HalfBody, { origin, cellMm, size }: Grid): Uint8Array {
  const crossings = new Map<number, [number, number][]>()
  // A hair beside the grid, or a line could run through a corner of the mesh.
  const [ox, oy] = [origin[0] + 0.0137, origin[1] + 0.0211]
  for (let t = 0; t < half.length; t += 3) {
    const [a, b, c] = [3 * (half[t] as number), 3 * (half[t + 1] as number), 3 * (half[t + 2] as number)]
    const at = (v: number, n: number) => body[v + n] as number
    const [ax, ay, bx, by, cx, cy] = [at(a, 0), at(a, 1), at(b, 0), at(b, 1), at(c, 0), at(c, 1)]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-9) continue
    const i0 = Math.max(0, Math.ceil((Math.min(ax, bx, cx) - ox) / cellMm))
    const i1 = Math.min(size[0] - 1, Math.floor((Math.max(ax, bx, cx) - ox) / cellMm))
    const j0 = Math.max(0, Math.ceil((Math.min(ay, by, cy) - oy) / cellMm))
    const j1 = Math.min(size[1] - 1, Math.floor((Math.max(ay, by, cy) - oy) / cellMm))
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) {
        const [x, y] = [ox + i * cellMm, oy + j * cellMm]
        const wa = ((bx - x) * (cy - y) - (cx - x) * (by - y)) / area
        const wb = ((cx - x) * (ay - y) - (ax - x) * (cy - y)) / area
        const wc = 1 - wa - wb
        if (wa < 0 || wb < 0 || wc < 0) continue
        const key = i + size[0] * j
        const list = crossings.get(key) ?? []
        list.push([wa * at(a, 2) + wb * at(b, 2) + wc * at(c, 2), area > 0 ? -1 : 1])
        crossings.set(key, list)
      }
  }
  const inside = new Uint8Array(size[0] * size[1] * size[2])
  for (const [key, list] of crossings) {
    list.sort((p, q) => p[0] - q[0])
    let [depth, next] = [0, 0]
    for (let k = 0; k < size[2]; k++) {
      const z = origin[2] + k * cellMm
      while (next < list.length && (list[next] as [number, number])[0] < z)
        depth += (list[next++] as [number, number])[1]
      if (depth > 0) inside[key + size[0] * size[1] * k] = 1
    }
  }
  return inside
}

/**
 * The nada of a petticoat: the string that draws its casing in comes out where a seam is open, is tied in a bow there, at the wearer's
 * left before the hip, and both its ends hang on the cloth.
 */
import { type GarmentMesh, repeatMm } from './garment.ts'

type Point = readonly [number, number, number]

/** Beside the knot as seen from outside: to the right and up, mm. Each is one run of the string. */
const runs: readonly { thickMm: number; through: readonly (readonly [number, number])[] }[] = [
  {
    thickMm: 4,
    through: [
      [-4, 1],
      [0, 0],
      [4, -1],
    ],
  },
  {
    thickMm: 2,
    through: [
      [1, 0],
      [14, 11],
      [31, 11],
      [38, 0],
      [27, -10],
      [11, -6],
      [0, 0],
    ],
  },
  {
    thickMm: 2,
    through: [
      [-1, 0],
      [-13, 9],
      [-27, 12],
      [-36, 3],
      [-27, -9],
      [-10, -7],
      [0, 0],
    ],
  },
  {
    thickMm: 2,
    through: [
      [1, -2],
      [7, -24],
      [9, -58],
      [6, -96],
      [10, -140],
      [9, -152],
    ],
  },
  {
    thickMm: 2,
    through: [
      [-1, -2],
      [-7, -20],
      [-11, -52],
      [-8, -88],
      [-13, -122],
      [-12, -130],
    ],
  },
]
/** From the casing's upper edge down to the knot; and over the cloth. */
const [knotDownMm, overClothMm] = [34, 2.5]
/** From the middle of the front to the wearer's left, where the panels' seam is open. */
const [sin, cos] = [Math.sin(0.87), Math.cos(0.87)]
const [sides, stepMm] = [6, 4]

export function drawstring(cloth: Pick<GarmentMesh, 'positions'>): GarmentMesh {
  const side = sideOf(cloth)
  const meshes = runs.map(({ thickMm, through }) => tube(smooth(through).map(side), thickMm))
  let first = 0
  const indices = meshes.flatMap(({ positions, indices: own }) => {
    const from = first
    first += positions.length / 3
    return own.map((v) => from + v)
  })
  return {
    positions: Float32Array.from(meshes.flatMap(({ positions }) => positions)),
    normals: Float32Array.from(meshes.flatMap(({ normals }) => normals)),
    uvs: Float32Array.from(meshes.flatMap(({ uvs }) => uvs)),
    indices: Uint32Array.from(indices),
    fit: new Float32Array(first).fill(-1),
    edgeMm: new Float32Array(first).fill(60),
    seamsMm: new Float32Array(2 * first).fill(1000),
  }
}

/** From beside the knot to a place just outside of the cloth there. */
function sideOf({ positions }: Pick<GarmentMesh, 'positions'>): (at: readonly [number, number]) => Point {
  let [top, back, front] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let n = 0; n < positions.length; n += 3) {
    const [y, z] = [positions[n + 1] ?? 0, positions[n + 2] ?? 0]
    top = Math.max(top, y)
    back = Math.min(back, z)
    front = Math.max(front, z)
  }
  const middle = (back + front) / 2
  const knot = top - knotDownMm
  // Of the cloth around it: how far out, to the right as seen from outside, and how high.
  const near: Point[] = []
  for (let v = 0; v < positions.length; v += 3) {
    const [x, y, z] = [positions[v] ?? 0, positions[v + 1] ?? 0, (positions[v + 2] ?? 0) - middle]
    const [out, right] = [x * sin + z * cos, x * cos - z * sin]
    if (out > 0 && Math.abs(right) < 70 && y > knot - 200) near.push([out, right, y])
  }
  const most = (mm: number, of: (at: Point) => number) =>
    near.reduce((far, at) => (of(at) < mm ? Math.max(far, at[0]) : far), 0)
  return ([right, up]) => {
    const y = knot + up
    const close = most(18, ([, pr, py]) => Math.hypot(pr - right, py - y))
    const out = (close || most(30, ([, , py]) => Math.abs(py - y))) + overClothMm
    return [out * sin + right * cos, y, middle + out * cos - right * sin]
  }
}

/** A curve through the points (Catmull and Rom), every few millimetres. */
function smooth(through: readonly (readonly [number, number])[]): [number, number][] {
  const at = (k: number) => through[Math.max(0, Math.min(through.length - 1, k))] ?? [0, 0]
  const points: [number, number][] = []
  for (let k = 0; k + 1 < through.length; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const parts = Math.max(1, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / stepMm))
    for (let n = 0; n < parts; n++) {
      const t = n / parts
      const mix = (i: 0 | 1) =>
        b[i] +
        0.5 *
          t *
          (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
      points.push([mix(0), mix(1)])
    }
  }
  const [x, y] = at(through.length - 1)
  return [...points, [x, y]]
}

/** Around the run of a string; its places lie beside one another, so each is drawn level with its neighbours first. */
function tube(rough: readonly Point[], thickMm: number) {
  const line = levelled(rough)
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  line.forEach((at, k) => {
    const [before, after] = [line[k - 1] ?? at, line[k + 1] ?? at]
    const way = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
    // Across the string on the cloth, and out of it.
    const across = unit([way[1] * cos, way[2] * sin - way[0] * cos, -way[1] * sin])
    const out = unit([
      across[1] * way[2] - across[2] * way[1],
      across[2] * way[0] - across[0] * way[2],
      across[0] * way[1] - across[1] * way[0],
    ])
    for (let n = 0; n < sides; n++) {
      const [c, s] = [Math.cos((2 * Math.PI * n) / sides), Math.sin((2 * Math.PI * n) / sides)]
      for (const i of [0, 1, 2] as const) {
        const normal = c * out[i] + s * across[i]
        normals.push(normal)
        positions.push(at[i] + thickMm * normal)
      }
      uvs.push((n * 2) / repeatMm, (k * stepMm) / repeatMm)
      if (k === 0) continue
      const [a, b] = [(k - 1) * sides + n, (k - 1) * sides + ((n + 1) % sides)]
      indices.push(a, b, a + sides, b, b + sides, a + sides)
    }
  })
  return { positions, normals, uvs, indices }
}

/** No further out or in than its neighbours. */
function levelled(line: readonly Point[]): Point[] {
  const outOf = (k: number) => {
    const [x, , z] = line[Math.max(0, Math.min(line.length - 1, k))] ?? [0, 0, 0]
    return x * sin + z * cos
  }
  return line.map(([x, y, z], k) => {
    const by = [-2, -1, 0, 1, 2].reduce((sum, n) => sum + outOf(k + n) / 5, 0) - outOf(k)
    return [x + by * sin, y, z + by * cos]
  })
}

function unit([x, y, z]: Point): Point {
  const long = Math.hypot(x, y, z) || 1
  return [x / long, y / long, z / long]
}

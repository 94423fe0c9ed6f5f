/** Naive surface nets: a vertex in every cell the surface passes, moved onto it; a quad across every edge it crosses. */
export interface Net {
  /** Three numbers a vertex, three vertices a triangle. */
  xyz: number[]
  triangles: number[]
}

export type Distance = (x: number, y: number, z: number) => number

/** Of what is alike on both sides: x reaches as far to the left as to the right. */
export interface Box {
  x: number
  low: number
  high: number
  back: number
  front: number
}

interface Grid {
  origin: readonly [number, number, number]
  cellMm: number
  size: readonly [number, number, number]
  /** Cells from the border to the middle plane. */
  half: number
  values: Float32Array
}

export function netOf(distance: Distance, box: Box, cellMm: number): Net {
  const grid = sampled(distance, box, cellMm)
  const { origin, size, values } = grid
  const [nx, ny, nz] = size
  const vertexOf = new Int32Array(values.length).fill(-1)
  const xyz: number[] = []
  const steps = [1, nx, nx * ny] as const
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const at = i + nx * (j + ny * k)
        const found = amid(values, at, steps)
        if (!found) continue
        vertexOf[at] = xyz.length / 3
        const place = (n: 0 | 1 | 2, cell: number) => origin[n] + cellMm * (cell + found[n])
        xyz.push(...settled(distance, [place(0, i), place(1, j), place(2, k)], cellMm))
      }
  return { xyz, triangles: quads(values, vertexOf, [nx, ny, nz]) }
}

const block = 4

/** The left half is asked, and only near the surface; the other half is its mirror. */
function sampled(distance: Distance, { x, low, high, back, front }: Box, cellMm: number): Grid {
  const blocks = (mm: number) => Math.ceil(mm / (cellMm * block)) * block
  const half = blocks(x)
  const size = [2 * half + 1, blocks(high - low) + 1, blocks(front - back) + 1] as const
  const grid = {
    origin: [-half * cellMm, low, back] as const,
    cellMm,
    size,
    half,
    values: new Float32Array(size[0] * size[1] * size[2]),
  }
  grid.values.fill(1)
  for (let k = 0; k < size[2] - 1; k += block)
    for (let j = 0; j < size[1] - 1; j += block)
      for (let i = half; i < size[0] - 1; i += block) fill(grid, distance, [i, j, k])
  return grid
}

function fill(
  { origin, cellMm, size, half, values }: Grid,
  distance: Distance,
  [i, j, k]: readonly [number, number, number],
) {
  const place = (n: 0 | 1 | 2, at: number) => origin[n] + cellMm * at
  const away = distance(place(0, i + block / 2), place(1, j + block / 2), place(2, k + block / 2))
  const isFar = Math.abs(away) > cellMm * block * 1.25
  for (let c = k; c <= k + block; c++)
    for (let b = j; b <= j + block; b++)
      for (let a = i; a <= i + block; a++) {
        const row = size[0] * (b + size[1] * c)
        if (isFar && away > 0) continue
        const value = isFar ? away : distance(place(0, a), place(1, b), place(2, c))
        values[row + a] = value
        values[row + 2 * half - a] = value
      }
}

const corners = Array.from({ length: 8 }, (_, c) => [c & 1, (c >> 1) & 1, c >> 2] as const)
const cellEdges = corners.flatMap((_, a) =>
  [1, 2, 4].flatMap((bit) => (a & bit ? [] : [[a, a | bit] as const])),
)

/** Most cells lie wholly on one side; nothing is made for them, not even a function. */
function changes(values: Float32Array, at: number, [a, b, c]: readonly [number, number, number]): boolean {
  const isIn = (values[at] as number) < 0
  return (
    (values[at + a] as number) < 0 !== isIn ||
    (values[at + b] as number) < 0 !== isIn ||
    (values[at + c] as number) < 0 !== isIn ||
    (values[at + a + b] as number) < 0 !== isIn ||
    (values[at + a + c] as number) < 0 !== isIn ||
    (values[at + b + c] as number) < 0 !== isIn ||
    (values[at + a + b + c] as number) < 0 !== isIn
  )
}

/** The middle of where the surface crosses the cell's edges, in cells; undefined when it does not pass. */
function amid(values: Float32Array, at: number, steps: readonly [number, number, number]) {
  if (!changes(values, at, steps)) return undefined
  const read = (c: number) => {
    const [a, b, d] = corners[c] ?? [0, 0, 0]
    return values[at + a * steps[0] + b * steps[1] + d * steps[2]] ?? 1
  }
  const here = corners.map((_, c) => read(c))
  const sum = [0, 0, 0]
  let count = 0
  for (const [a, b] of cellEdges) {
    const [p, q] = [here[a] ?? 0, here[b] ?? 0]
    if (p < 0 === q < 0) continue
    const t = p / (p - q)
    const [from, to] = [corners[a] ?? [0, 0, 0], corners[b] ?? [0, 0, 0]]
    for (let n = 0; n < 3; n++) sum[n] = (sum[n] ?? 0) + (from[n] ?? 0) + t * ((to[n] ?? 0) - (from[n] ?? 0))
    count++
  }
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count] as const
}

type Point = [number, number, number]

function settled(distance: Distance, [x, y, z]: Point, cellMm: number): Point {
  const here = distance(x, y, z)
  const h = 0.5
  const slope = [
    (distance(x + h, y, z) - here) / h,
    (distance(x, y + h, z) - here) / h,
    (distance(x, y, z + h) - here) / h,
  ] as const
  const steep = slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2
  if (steep < 0.1) return [x, y, z]
  const move = Math.max(-cellMm, Math.min(cellMm, here / steep))
  return [x - move * slope[0], y - move * slope[1], z - move * slope[2]]
}

function quads(values: Float32Array, vertexOf: Int32Array, [nx, ny, nz]: Point): number[] {
  const strides = [1, nx, nx * ny] as const
  const triangles: number[] = []
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const at = i + nx * (j + ny * k)
        // Each quad has a corner in this cell.
        if ((vertexOf[at] ?? -1) < 0) continue
        const here = (values[at] ?? 1) < 0
        for (const axis of [0, 1, 2] as const) {
          if (here === (values[at + strides[axis]] ?? 1) < 0) continue
          const [u, v] = [strides[(axis + 1) % 3] ?? 1, strides[(axis + 2) % 3] ?? 1]
          const [a, b, c, d] = [at - u - v, at - v, at, at - u].map((cell) => vertexOf[cell] ?? -1) as [
            number,
            number,
            number,
            number,
          ]
          if (a < 0 || b < 0 || c < 0 || d < 0) continue
          triangles.push(...(here ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
        }
      }
  return triangles
}

/** Main directions of many bodies' vertices, and how sizes tell where along them a person lies. */
import { type Matrix, ridge, zeros } from './least-squares.ts'

export interface Space {
  mean: Float64Array
  components: Float64Array[]
  /** By body: its scores; each direction is so long that scores have a spread of one. */
  scores: Matrix
}

/** By the bodies' likeness to each other (their Gram matrix), which is small; `importance` weighs the coordinates. */
export function spaceOf(bodies: readonly Float64Array[], importance: Float64Array, count: number): Space {
  const width = bodies[0]?.length ?? 0
  const mean = new Float64Array(width)
  for (const body of bodies)
    for (let n = 0; n < width; n++) mean[n] = (mean[n] ?? 0) + (body[n] ?? 0) / bodies.length
  const off = bodies.map((body) => body.map((x, n) => (x - (mean[n] ?? 0)) * (importance[n] ?? 1)))
  const gram = zeros(bodies.length, bodies.length)
  for (let i = 0; i < off.length; i++)
    for (let j = 0; j <= i; j++) {
      const [a, b] = [off[i] as Float64Array, off[j] as Float64Array]
      let sum = 0
      for (let n = 0; n < width; n++) sum += (a[n] as number) * (b[n] as number)
      ;(gram[i] as number[])[j] = sum
      ;(gram[j] as number[])[i] = sum
    }
  const axes = leading(gram, count)
  const components = axes.map(({ vector, value }) => {
    const made = new Float64Array(width)
    const share = 1 / Math.sqrt(value) / Math.sqrt(bodies.length)
    off.forEach((body, i) => {
      const w = (vector[i] ?? 0) * share
      for (let n = 0; n < width; n++)
        made[n] = (made[n] as number) + (w * (body[n] as number) * Math.sqrt(value)) / (importance[n] || 1)
    })
    return made
  })
  const scores = bodies.map((_, i) => axes.map(({ vector }) => (vector[i] ?? 0) * Math.sqrt(bodies.length)))
  return { mean, components, scores }
}

/** The largest eigenvectors, one after the other, by turning and setting square. */
function leading(matrix: Matrix, count: number): { vector: number[]; value: number }[] {
  const size = matrix.length
  let bundle = Array.from({ length: count + 8 }, (_, k) =>
    Array.from({ length: size }, (_, i) => Math.sin((k + 1) * (i + 1) * 12.9898)),
  )
  for (let turn = 0; turn < 60; turn++) bundle = square(bundle.map((v) => times(matrix, v)))
  return bundle.slice(0, count).map((vector) => ({ vector, value: dot(vector, times(matrix, vector)) }))
}

function square(bundle: number[][]): number[][] {
  const done: number[][] = []
  for (const axis of bundle) {
    const left = [...axis]
    for (const other of done) {
      const share = dot(left, other)
      for (let i = 0; i < left.length; i++) left[i] = (left[i] as number) - share * (other[i] as number)
    }
    const long = Math.sqrt(dot(left, left)) || 1
    done.push(left.map((x) => x / long))
  }
  return done
}

const times = (matrix: Matrix, vector: readonly number[]) => matrix.map((row) => dot(row, vector))
function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

export interface SizesTell {
  mean: number[]
  sd: number[]
  rows: number[][]
}

/** Scores from [1, maleness, sizes], sizes standardised. */
export function sizesTell(sizes: Matrix, maleness: readonly number[], scores: Matrix): SizesTell {
  const width = sizes[0]?.length ?? 0
  const column = (k: number) => sizes.map((row) => row[k] ?? 0)
  const mean = Array.from({ length: width }, (_, k) => column(k).reduce((a, b) => a + b, 0) / sizes.length)
  const sd = Array.from({ length: width }, (_, k) =>
    Math.sqrt(column(k).reduce((sum, x) => sum + (x - (mean[k] ?? 0)) ** 2, 0) / sizes.length),
  )
  const given = sizes.map((row, i) => [
    1,
    maleness[i] ?? 0,
    ...row.map((x, k) => (x - (mean[k] ?? 0)) / (sd[k] ?? 1)),
  ])
  const weights = ridge(given, scores, [0, 0.5, ...mean.map(() => 3)])
  const rows = (scores[0] ?? []).map((_, c) => weights.map((row) => rounded(row[c] ?? 0)))
  return { mean: mean.map(rounded), sd: sd.map(rounded), rows }
}

const rounded = (x: number) => Math.round(x * 1e4) / 1e4

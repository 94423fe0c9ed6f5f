import type { Basis } from '@darzi/body/estimate/photo-terms.ts'
import { covariance, type Matrix, mean, normal } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

const directions = 10
const turns = 60
/** As termsOf holds them. */
const furthest = 3

/** Middle, spread and main directions of rows in which a NaN is what could not be read. */
export function basisOf(rows: Matrix): Basis {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((row) => row[i] ?? Number.NaN).filter((value) => !Number.isNaN(value)),
  )
  const middle = columns.map((values) => rounded(mean(values), 1))
  const sd = columns.map((values, i) => {
    const square = mean(values.map((value) => (value - (middle[i] ?? 0)) ** 2))
    return rounded(Math.sqrt(square), 2) || 1
  })
  const standard = rows.map((row) =>
    row.map((value, i) => {
      const off = (value - (middle[i] ?? 0)) / (sd[i] ?? 1)
      return Number.isNaN(off) ? 0 : Math.max(-furthest, Math.min(furthest, off))
    }),
  )
  return { mean: middle, sd, axes: mainDirections(covariance(standard)) }
}

/** By turning a bundle of directions again and again, and setting them square each time. */
function mainDirections(shared: Matrix): Matrix {
  const random = randomFrom(9)
  let bundle: Matrix = Array.from({ length: directions }, () => shared.map(() => normal(random)))
  for (let turn = 0; turn < turns; turn++) bundle = square(bundle.map((axis) => times(shared, axis)))
  return bundle.map((axis) => {
    const along = dot(axis, times(shared, axis))
    return axis.map((value) => rounded(value / Math.sqrt(along), 3))
  })
}

function square(bundle: Matrix): Matrix {
  const done: Matrix = []
  for (const axis of bundle) {
    const left = done.reduce((rest, other) => {
      const share = dot(rest, other)
      return rest.map((value, i) => value - share * (other[i] ?? 0))
    }, axis)
    const length = Math.sqrt(dot(left, left))
    done.push(left.map((value) => value / length))
  }
  return done
}

const times = (matrix: Matrix, vector: readonly number[]) => matrix.map((row) => dot(row, vector))
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

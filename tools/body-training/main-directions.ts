import { calmed, expected } from '@darzi/body/estimate/calm.ts'
import { type Basis, standardOf } from '@darzi/body/estimate/photo-terms.ts'
import { covariance, type Matrix, mean, normal, quantile } from './least-squares.ts'
import { randomFrom } from './random-from.ts'

const directions = 10
const turns = 60
/** Directions are found among calm features, and features are calmed by directions: so often in turn. */
const rounds = 3
/** Half of a bell lies within so many of its standard deviations. */
const halfOfBell = 0.6745
const least = 0.05

/** Middle, spread, main directions and roughness of rows in which a NaN is what could not be read. */
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
  const standard = rows.map((row) => standardOf(row, { mean: middle, sd }))
  return { mean: middle, sd, ...calmDirections(standard) }
}

function calmDirections(standard: Matrix): Pick<Basis, 'axes' | 'rough'> {
  let calm = standard.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value)))
  let axes = mainDirections(covariance(calm))
  let rough = roughness(standard, { axes, rough: axes[0]?.map(() => 1) ?? [] })
  for (let round = 1; round < rounds; round++) {
    calm = standard.map((row) => calmed(row, { axes, rough }).features)
    axes = mainDirections(covariance(calm))
    rough = roughness(standard, { axes, rough })
  }
  return { axes, rough }
}

/** By feature: how far it usually lies from what the directions say, which outliers hardly move. */
function roughness(standard: Matrix, known: Pick<Basis, 'axes' | 'rough'>): number[] {
  const off = standard.map((row) => {
    const { along } = calmed(row, known)
    return row.map((value, i) => Math.abs(value - expected(known.axes, along, i)))
  })
  return (known.axes[0] ?? []).map((_, i) => {
    const read = off.map((row) => row[i] ?? Number.NaN).filter((value) => !Number.isNaN(value))
    return rounded(Math.max(least, quantile(read, 0.5) / halfOfBell), 2)
  })
}

/** By turning a bundle of directions again and again, and setting them square each time. */
function mainDirections(shared: Matrix): number[][] {
  const random = randomFrom(9)
  let bundle: Matrix = Array.from({ length: directions }, () => shared.map(() => normal(random)))
  for (let turn = 0; turn < turns; turn++) bundle = square(bundle.map((axis) => times(shared, axis)))
  return bundle.map((axis) => {
    const step = Math.sqrt(dot(axis, times(shared, axis)))
    return axis.map((value) => rounded(value * step, 2))
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

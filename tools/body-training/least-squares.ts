/** Arithmetic of fitting: small dense matrices as arrays of rows. */

export type Matrix = number[][]

/** Weights w of `answers ≈ rows · w` with a penalty on their squares, one for each column (0 leaves it free). */
export function ridge(rows: Matrix, answers: Matrix, penalty: readonly number[]): Matrix {
  const width = rows[0]?.length ?? 0
  const outputs = answers[0]?.length ?? 0
  const normal = zeros(width, width)
  const right = zeros(width, outputs)
  rows.forEach((row, r) => {
    const answer = answers[r] ?? []
    for (let i = 0; i < width; i++) {
      const value = row[i] ?? 0
      if (value === 0) continue
      const [normalRow, rightRow] = [normal[i] ?? [], right[i] ?? []]
      for (let j = 0; j <= i; j++) normalRow[j] = (normalRow[j] ?? 0) + value * (row[j] ?? 0)
      for (let k = 0; k < outputs; k++) rightRow[k] = (rightRow[k] ?? 0) + value * (answer[k] ?? 0)
    }
  })
  for (let i = 0; i < width; i++) {
    const normalRow = normal[i] ?? []
    normalRow[i] = (normalRow[i] ?? 0) + (penalty[i] ?? 0)
    for (let j = 0; j < i; j++) (normal[j] ?? [])[i] = normalRow[j] ?? 0
  }
  return solve(normal, right)
}

export const zeros = (rows: number, columns: number): Matrix =>
  Array.from({ length: rows }, () => new Array<number>(columns).fill(0))

/** Solves a · x = b for a symmetric positive a, by Cholesky. */
export function solve(a: Matrix, b: Matrix): Matrix {
  const size = a.length
  const lower = zeros(size, size)
  const at = (matrix: Matrix, i: number, j: number) => matrix[i]?.[j] ?? 0
  for (let i = 0; i < size; i++) {
    const row = lower[i] ?? []
    for (let j = 0; j <= i; j++) {
      const other = lower[j] ?? []
      let sum = at(a, i, j)
      for (let k = 0; k < j; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0)
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1)
    }
  }
  const outputs = b[0]?.length ?? 0
  const x = b.map((row) => [...row])
  for (let k = 0; k < outputs; k++) {
    for (let i = 0; i < size; i++) {
      let sum = at(x, i, k)
      for (let j = 0; j < i; j++) sum -= at(lower, i, j) * at(x, j, k)
      ;(x[i] ?? [])[k] = sum / at(lower, i, i)
    }
    for (let i = size - 1; i >= 0; i--) {
      let sum = at(x, i, k)
      for (let j = i + 1; j < size; j++) sum -= at(lower, j, i) * at(x, j, k)
      ;(x[i] ?? [])[k] = sum / at(lower, i, i)
    }
  }
  return x
}

export function covariance(rows: Matrix): Matrix {
  const width = rows[0]?.length ?? 0
  const means = Array.from({ length: width }, (_, i) => mean(rows.map((row) => row[i] ?? 0)))
  const sums = zeros(width, width)
  for (const row of rows) {
    for (let i = 0; i < width; i++) {
      const target = sums[i] ?? []
      const off = (row[i] ?? 0) - (means[i] ?? 0)
      for (let j = 0; j < width; j++) target[j] = (target[j] ?? 0) + off * ((row[j] ?? 0) - (means[j] ?? 0))
    }
  }
  return sums.map((row) => row.map((sum) => sum / Math.max(1, rows.length - 1)))
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

/** Gauss's bell, from two even draws. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

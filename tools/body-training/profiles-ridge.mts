/** Least squares with a small penalty on everything but the first column. Answers weights[input][output]. */
export function ridge(
  inputs: readonly (readonly number[])[],
  answers: readonly (readonly number[])[],
  penalty: number,
): number[][] {
  const wide = inputs[0]?.length ?? 0
  const outs = answers[0]?.length ?? 0
  const left = Array.from({ length: wide }, () => new Array<number>(wide).fill(0))
  const right = Array.from({ length: wide }, () => new Array<number>(outs).fill(0))
  inputs.forEach((x, row) => {
    for (let i = 0; i < wide; i++) {
      for (let j = 0; j < wide; j++) add(left, i, j, (x[i] ?? 0) * (x[j] ?? 0))
      for (let j = 0; j < outs; j++) add(right, i, j, (x[i] ?? 0) * (answers[row]?.[j] ?? 0))
    }
  })
  for (let i = 1; i < wide; i++) add(left, i, i, penalty * inputs.length)
  return solve(left, right)
}

/** Gauss and Jordan with the largest pivot; both sides are used up. */
function solve(left: number[][], right: number[][]): number[][] {
  for (let i = 0; i < left.length; i++) {
    const pivot = left
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(left[best]?.[i] ?? 0) ? i + k : best), i)
    for (const side of [left, right]) [side[i], side[pivot]] = [side[pivot] as number[], side[i] as number[]]
    const by = left[i]?.[i] ?? 1
    for (const side of [left, right]) side[i] = (side[i] ?? []).map((x) => x / by)
    for (let k = 0; k < left.length; k++) {
      const factor = left[k]?.[i] ?? 0
      if (k === i || factor === 0) continue
      for (const side of [left, right])
        side[k] = (side[k] ?? []).map((x, j) => x - factor * (side[i]?.[j] ?? 0))
    }
  }
  return right
}

function add(matrix: number[][], i: number, j: number, value: number): void {
  const row = matrix[i] as number[]
  row[j] = (row[j] ?? 0) + value
}

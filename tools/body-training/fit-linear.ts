/** A linear model of standardised features, its penalty chosen for each answer by what is left out. */
import { type Matrix, mean, ridge } from './least-squares.ts'

export interface Row {
  features: number[]
  answers: number[]
  /** How much it counts. */
  weight: number
  /** Rows of one body are left out together. */
  group: number
}

export interface Linear {
  mean: number[]
  sd: number[]
  /** By answer: the start, then a slope for each feature. */
  weights: Matrix
}

const penalties = [3, 10, 30, 100, 300]
const folds = 8
const furthest = 4

export function fitLinear(rows: readonly Row[]): { model: Linear; leftOut: Matrix } {
  const tried = penalties.map((penalty) => leaveOut(rows, penalty))
  const answers = rows[0]?.answers.length ?? 0
  const models = penalties.map((penalty) => solveWith(rows, penalty))
  const best = Array.from({ length: answers }, (_, k) => {
    const losses = tried.map((found) => loss(rows, found, k))
    return losses.indexOf(Math.min(...losses))
  })
  const [first] = models
  if (!first) throw new Error('There are penalties.')
  const weights = best.map((choice, k) => models[choice]?.weights[k] ?? [])
  const leftOut = rows.map((_, r) => best.map((choice, k) => tried[choice]?.[r]?.[k] ?? 0))
  return { model: { ...first, weights }, leftOut }
}

export function predict({ mean: middle, sd, weights }: Linear, features: readonly number[]): number[] {
  const row = standard(features, middle, sd)
  return weights.map(([start = 0, ...slopes]) =>
    slopes.reduce((sum, slope, i) => sum + slope * (row[i] ?? 0), start),
  )
}

function solveWith(rows: readonly Row[], penalty: number): Linear {
  const width = rows[0]?.features.length ?? 0
  const columns = Array.from({ length: width }, (_, i) =>
    rows.map((row) => row.features[i] ?? Number.NaN).filter((value) => !Number.isNaN(value)),
  )
  const middle = columns.map(mean)
  const sd = columns.map((values, i) => {
    const square = mean(values.map((value) => (value - (middle[i] ?? 0)) ** 2))
    return Math.sqrt(square) || 1
  })
  const design = rows.map(({ features, weight }) =>
    [1, ...standard(features, middle, sd)].map((value) => value * Math.sqrt(weight)),
  )
  const answers = rows.map((row) => row.answers.map((value) => value * Math.sqrt(row.weight)))
  const found = ridge(design, answers, [0, ...middle.map(() => penalty)])
  const outputs = answers[0]?.length ?? 0
  const weights = Array.from({ length: outputs }, (_, k) => found.map((row) => row[k] ?? 0))
  return { mean: middle, sd, weights }
}

function standard(features: readonly number[], middle: readonly number[], sd: readonly number[]): number[] {
  return features.map((value, i) => {
    const off = (value - (middle[i] ?? 0)) / (sd[i] ?? 1)
    return Number.isNaN(off) ? 0 : Math.max(-furthest, Math.min(furthest, off))
  })
}

function leaveOut(rows: readonly Row[], penalty: number): Matrix {
  const found: Matrix = rows.map(() => [])
  for (let fold = 0; fold < folds; fold++) {
    const model = solveWith(
      rows.filter(({ group }) => group % folds !== fold),
      penalty,
    )
    rows.forEach((row, r) => {
      if (row.group % folds === fold) found[r] = predict(model, row.features)
    })
  }
  return found
}

const loss = (rows: readonly Row[], found: Matrix, k: number) =>
  rows.reduce((sum, row, r) => sum + row.weight * Math.abs((found[r]?.[k] ?? 0) - (row.answers[k] ?? 0)), 0)

/** A linear model of a body's features, its penalty chosen for each answer by what is left out. */
import { type Basis, termsOf } from '@darzi/body/estimate/photo-terms.ts'
import { type Matrix, ridge } from './least-squares.ts'
import { basisOf } from './main-directions.ts'

export interface Row {
  features: number[]
  male: number
  answers: number[]
  /** How much it counts. */
  weight: number
  /** Rows of one body are left out together. */
  group: number
}

export interface Linear extends Basis {
  /** By answer: the start, then a slope for each term. */
  weights: Matrix
}

const penalties = [3, 6, 12, 25, 50, 100, 200]
/** What bends must earn its place more than what is straight. */
const bendingCosts = 2.5
const folds = 8

interface Prepared {
  terms: Matrix
  answers: Matrix
  weights: number[]
  costs: number[]
}

export function fitLinear(rows: readonly Row[]): { model: Linear; leftOut: Matrix } {
  const basis = basisOf(rows.map(({ features }) => features))
  const all = prepare(rows, basis)
  const tried = penalties.map((penalty) => leaveOut(rows, { all, penalty }))
  const models = penalties.map((penalty) => weigh(all, penalty))
  const best = (rows[0]?.answers ?? []).map((_, k) => {
    const losses = tried.map((found) => loss(rows, found, k))
    return losses.indexOf(Math.min(...losses))
  })
  const weights = best.map((choice, k) => models[choice]?.[k] ?? [])
  const leftOut = rows.map((_, r) => best.map((choice, k) => tried[choice]?.[r]?.[k] ?? 0))
  return { model: { ...basis, weights }, leftOut }
}

/** By row and answer. */
export function answersOf(model: Linear, rows: readonly Row[]): Matrix {
  return rows.map(({ features, male }) => {
    const terms = [1, ...termsOf(features, male, model).terms]
    return model.weights.map((of) => of.reduce((sum, slope, i) => sum + slope * (terms[i] ?? 0), 0))
  })
}

function prepare(rows: readonly Row[], basis: Basis): Prepared {
  const terms = rows.map(({ features, male }) => [1, ...termsOf(features, male, basis).terms])
  const straight = basis.mean.length
  const costs = (terms[0] ?? []).map((_, i) => (i === 0 ? 0 : i <= straight ? 1 : bendingCosts))
  return {
    terms,
    answers: rows.map(({ answers }) => answers),
    weights: rows.map(({ weight }) => weight),
    costs,
  }
}

/** By answer: the start and the slopes. */
function weigh({ terms, answers, weights, costs }: Prepared, penalty: number): Matrix {
  const times = (matrix: Matrix) =>
    matrix.map((row, r) => row.map((value) => value * Math.sqrt(weights[r] ?? 1)))
  const penalised = costs.map((cost) => cost * penalty)
  const found = ridge(times(terms), times(answers), penalised)
  return (answers[0] ?? []).map((_, k) => found.map((row) => row[k] ?? 0))
}

function leaveOut(rows: readonly Row[], { all, penalty }: { all: Prepared; penalty: number }): Matrix {
  const found: Matrix = rows.map(() => [])
  for (let fold = 0; fold < folds; fold++) {
    const isKept = (_: unknown, r: number) => (rows[r]?.group ?? 0) % folds !== fold
    const { terms, answers, weights, costs } = all
    const kept = {
      terms: terms.filter(isKept),
      answers: answers.filter(isKept),
      weights: weights.filter(isKept),
      costs,
    }
    const slopes = weigh(kept, penalty)
    terms.forEach((row, r) => {
      if (!isKept(row, r))
        found[r] = slopes.map((of) => of.reduce((sum, slope, i) => sum + slope * (row[i] ?? 0), 0))
    })
  }
  return found
}

const loss = (rows: readonly Row[], found: Matrix, k: number) =>
  rows.reduce((sum, row, r) => sum + row.weight * Math.abs((found[r]?.[k] ?? 0) - (row.answers[k] ?? 0)), 0)

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

export interface Prepared {
  /** By row: 1, then every term. */
  terms: Matrix
  answers: Matrix
  /** How much each row counts. */
  weights: number[]
  /** Of each row: rows of one body are left out together. */
  groups: number[]
  /** By term: what a slope costs, times the penalty. */
  costs: number[]
  /** Rows whose answers shall stay nothing: what they are given costs the penalty, too. */
  still?: Matrix
}

export interface Fitted {
  /** By answer: the start, then a slope for each term. */
  weights: Matrix
  /** By row and answer: from a model that did not learn from its body. */
  leftOut: Matrix
  /** By answer. */
  penalty: number[]
}

export function fitLinear(rows: readonly Row[]): { model: Linear; leftOut: Matrix } {
  const basis = basisOf(rows.map(({ features }) => features))
  const { weights, leftOut } = fitTerms(prepare(rows, basis), penalties)
  return { model: { ...basis, weights }, leftOut }
}

/** Of the penalties tried, the one that misses least what is left out, answer by answer. */
export function fitTerms(all: Prepared, tried: readonly number[]): Fitted {
  const found = tried.map((penalty) => leaveOut(all, penalty))
  const models = tried.map((penalty) => weigh(all, penalty))
  const best = (all.answers[0] ?? []).map((_, k) => {
    const losses = found.map((leftOut) => loss(all, leftOut, k))
    return losses.indexOf(Math.min(...losses))
  })
  return {
    weights: best.map((choice, k) => models[choice]?.[k] ?? []),
    leftOut: all.terms.map((_, r) => best.map((choice, k) => found[choice]?.[r]?.[k] ?? 0)),
    penalty: best.map((choice) => tried[choice] ?? 0),
  }
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
    groups: rows.map(({ group }) => group),
    costs,
  }
}

/** By answer: the start and the slopes. */
function weigh({ terms, answers, weights, costs, still = [] }: Prepared, penalty: number): Matrix {
  const times = (matrix: Matrix) =>
    matrix.map((row, r) => row.map((value) => value * Math.sqrt(weights[r] ?? 1)))
  const held = still.map((row) => row.map((value) => value * Math.sqrt(penalty / still.length)))
  const nothing = still.map(() => (answers[0] ?? []).map(() => 0))
  const penalised = costs.map((cost) => cost * penalty)
  const found = ridge([...times(terms), ...held], [...times(answers), ...nothing], penalised)
  return (answers[0] ?? []).map((_, k) => found.map((row) => row[k] ?? 0))
}

function leaveOut(all: Prepared, penalty: number): Matrix {
  const found: Matrix = all.terms.map(() => [])
  for (let fold = 0; fold < folds; fold++) {
    const isKept = (_: unknown, r: number) => (all.groups[r] ?? 0) % folds !== fold
    const kept = {
      ...all,
      terms: all.terms.filter(isKept),
      answers: all.answers.filter(isKept),
      weights: all.weights.filter(isKept),
    }
    const slopes = weigh(kept, penalty)
    all.terms.forEach((row, r) => {
      if (!isKept(row, r))
        found[r] = slopes.map((of) => of.reduce((sum, slope, i) => sum + slope * (row[i] ?? 0), 0))
    })
  }
  return found
}

/** How far what was left out is off, each as much as it counts. */
export const loss = ({ answers, weights }: Prepared, found: Matrix, k: number): number =>
  answers.reduce((sum, row, r) => sum + (weights[r] ?? 1) * Math.abs((found[r]?.[k] ?? 0) - (row[k] ?? 0)), 0)

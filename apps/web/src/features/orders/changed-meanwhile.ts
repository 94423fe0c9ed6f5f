import { ProblemError } from '../../data/problem-error.ts'

export const isChangedMeanwhile = (error: unknown) =>
  error instanceof ProblemError && error.code === 'orders.changedMeanwhile'

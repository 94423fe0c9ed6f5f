import { ProblemError } from '../../data/problem-error.ts'

export const isChangedMeanwhile = (refusal: unknown) =>
  refusal instanceof ProblemError && refusal.code === 'orders.changedMeanwhile'

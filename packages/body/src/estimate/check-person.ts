/** What a person says of themselves must be possible before anything is built on it. */
import type { Result } from '@darzi/tailoring/result.ts'
import type { Person } from '../shapes.ts'

export const possibleHeightMm: readonly [from: number, to: number] = [1200, 2300]
export const possibleWeightKg: readonly [from: number, to: number] = [25, 300]

export type PersonError = 'body.heightImpossible' | 'body.weightImpossible' | 'body.buildImpossible'
export type PersonResult = Result<{ person: Person }, PersonError, { from: number; to: number }>

/** Limits of what is refused alone go with it: mm of the height, kg of the weight. */
export function checkPerson(person: Person): PersonResult {
  const { heightMm, weightKg } = person
  if (!isIn(possibleHeightMm, heightMm)) return refused('body.heightImpossible', possibleHeightMm)
  if (!isIn(possibleWeightKg, weightKg)) return refused('body.weightImpossible', possibleWeightKg)
  const square = (heightMm / 1000) ** 2
  const fitting = [Math.round(11 * square), Math.round(75 * square)] as const
  if (!isIn(fitting, weightKg)) return refused('body.buildImpossible', fitting)
  return { ok: true, person }
}

const isIn = ([from, to]: readonly [number, number], value: number) => value >= from && value <= to

const refused = (code: PersonError, [from, to]: readonly [number, number]): PersonResult => ({
  refused: code,
  params: { from, to },
})

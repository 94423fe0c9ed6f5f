import { showWeight, type WeightUnit, weightIn } from '../units/weight.ts'
import type { Doubt } from './doubt.ts'

interface Build {
  heightMm: number
  weightKg: number
}

/** Kilograms to the square metre: outside the first a weight is rare enough to ask, inside the second it is everyday. */
const rare = { below: 14.5, above: 42 }
const everyday = { from: 17, to: 38 }

/** Pounds typed as kilograms, or the other way: asked where the height makes the one rare and the other everyday. May be kept. */
export function checkBuild({ heightMm, weightKg }: Build, unit: WeightUnit): Doubt[] {
  const squareM = (heightMm / 1000) ** 2
  const index = weightKg / squareM
  if (index >= rare.below && index <= rare.above) return []
  const typed = weightIn(weightKg, unit)
  const other = unit === 'kg' ? 'lb' : 'kg'
  const meantKg = typed * (weightKg / weightIn(weightKg, other))
  const meant = meantKg / squareM
  if (meant < everyday.from || meant > everyday.to) return []
  const params = { value: showWeight(weightKg, unit), converted: showWeight(meantKg, unit), unit }
  return [{ field: 'weight', code: 'weightInOtherUnit', params }]
}

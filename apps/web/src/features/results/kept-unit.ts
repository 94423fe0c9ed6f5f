/** Inches or centimetres on the results, as last chosen on this device. */
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'

const key = 'results.unit'

export const keptUnit = (): LengthUnit => (localStorage.getItem(key) === 'in' ? 'in' : 'cm')

export function useKeptUnit(): [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState(keptUnit)
  return [
    unit,
    (chosen) => {
      setUnit(chosen)
      localStorage.setItem(key, chosen)
    },
  ]
}

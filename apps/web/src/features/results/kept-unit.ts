/** Inches or centimetres on the results, as last chosen on this device. */
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'

const key = 'results.unit'

export function useKeptUnit(): [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (localStorage.getItem(key) === 'in' ? 'in' : 'cm'))
  return [
    unit,
    (chosen) => {
      setUnit(chosen)
      localStorage.setItem(key, chosen)
    },
  ]
}

/** Inches or centimetres at the cutting table, as last chosen on this device. */
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'

const key = 'patterns.unit'

export function useKeptUnit(): [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState<LengthUnit>(() => (localStorage.getItem(key) === 'cm' ? 'cm' : 'in'))
  return [
    unit,
    (chosen) => {
      setUnit(chosen)
      localStorage.setItem(key, chosen)
    },
  ]
}

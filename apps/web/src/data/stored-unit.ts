/**
 * Inches or centimetres wherever a body, or what it wears, is told in sizes (results, try-on, patterns, the collection's editor, and
 * what is saved of them): as last chosen on this device, else as the account says. Nothing chosen, who works in a shop reads inches as
 * at its counter, everybody else centimetres.
 */
import { type LengthUnit, lengthUnits } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'
import { deviceStorage } from './device-storage.ts'
import { readSession } from './session.ts'

const key = 'unit'

export const storedUnit = (): LengthUnit =>
  lengthUnits.find((each) => each === deviceStorage.getItem(key)) ?? readSession().unit ?? usualUnit()

const usualUnit = (): LengthUnit => (readSession().user?.role === 'tailor' ? 'in' : 'cm')

export function useStoredUnit(): [LengthUnit, (unit: LengthUnit) => void] {
  const [unit, setUnit] = useState(storedUnit)
  return [
    unit,
    (chosen) => {
      setUnit(chosen)
      deviceStorage.setItem(key, chosen)
    },
  ]
}

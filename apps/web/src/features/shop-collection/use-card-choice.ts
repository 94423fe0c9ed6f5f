import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useState } from 'react'
import type { CartChoice } from './cart/cart-store.ts'
import type { FitOfItem } from './fit-of-item.ts'

interface Begins {
  fit: FitOfItem | undefined
  isMeasured: boolean
}

/** What is chosen of a garment on its card: who was measured begins with made to measure, where the shop sews it so. */
export function useCardChoice(item: CollectionItem, { fit, isMeasured }: Begins) {
  const [isToMeasure, setToMeasure] = useState(item.isMadeToMeasure && isMeasured)
  const best = fit?.best
  const [size, setSize] = useState(best?.by === 'fit' || best?.by === 'part' ? best.size : undefined)
  const [colour, setColour] = useState(item.colours[0]?.name)
  const [isMissing, setMissing] = useState(false)
  const isChosen = isToMeasure || size !== undefined
  const choice: CartChoice | undefined =
    isChosen && colour !== undefined
      ? { size: isToMeasure ? undefined : size, isMadeToMeasure: isToMeasure, colour, styles: [] }
      : undefined
  return {
    choice,
    colour,
    hex: item.colours.find(({ name }) => name === colour)?.hex,
    /** None while it is made to measure. */
    size: isToMeasure ? undefined : size,
    isToMeasure,
    isMissing: isMissing && !isChosen,
    setColour,
    setMissing,
    chooseSize(chosen: string) {
      setSize(chosen)
      setToMeasure(false)
    },
    chooseToMeasure: () => setToMeasure(true),
  }
}

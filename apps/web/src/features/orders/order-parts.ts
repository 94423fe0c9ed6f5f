/** What other rooms show on the screens of orders. No room knows another's components: the map of screens hands them in. */
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type ComponentType, createContext, useContext } from 'react'

export interface StyleProps {
  garment: Pick<Garment, 'key' | 'styles'>
  /** The option chosen of each group. */
  chosen: Record<string, string>
  onChange: (chosen: Record<string, string>) => void
}

export interface PaymentProps {
  order: Order
  isOpen: boolean
  onClose: () => void
  /** Money has come: with the order as it is then. */
  onPaid: (order: Order) => void
}

export interface ClothByPatternProps {
  /** Its key. */
  garment: string
  /** Who wears it. */
  personId: string
  /** What it is cut from, by the record. */
  values: readonly MeasuredValue[]
  styles: Record<string, string>
  onTake: (metres: string) => void
}

export interface OrderParts {
  /** Pictured style options. */
  StyleCards: ComponentType<StyleProps>
  /** Metres of cloth from the person's own pattern. */
  ClothByPattern: ComponentType<ClothByPatternProps>
  /** Takes a payment. */
  PaymentSheet: ComponentType<PaymentProps>
  /** The order's payments, with what can be done about each. */
  PaymentList: ComponentType<{ order: Order }>
  /** Prints and sends the slip and the tags. */
  SlipButtons: ComponentType<{ order: Order }>
}

const partsOfOthers = createContext<OrderParts | undefined>(undefined)
export const PartsOfOthers = partsOfOthers.Provider

export function useParts(): OrderParts {
  const parts = useContext(partsOfOthers)
  if (!parts) throw new Error('the map of screens hands in what other rooms show')
  return parts
}

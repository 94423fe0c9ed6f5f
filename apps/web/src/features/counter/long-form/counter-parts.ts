/**
 * The whole form on one page: the customer, and folded below it sizes, cloth and order. It sends what the counter's own
 * screens send, step by step, and never sends one step twice. What those rooms show is handed in by the map of screens, on demand.
 */
import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { ComponentType, ReactNode } from 'react'
import type { AskedField, FieldWalk, useMeasuring } from '../../measurements/api.ts'
import type { daysOfDraft, OrderForm, PieceDraft, priceOfDraft, TakeProblems } from '../../orders/api.ts'

export type Typing = ReturnType<typeof useMeasuring>

interface Walking {
  walk: FieldWalk
  typing: Typing
}

/** Of the measuring room. */
export interface SizesViews {
  FieldList: ComponentType<
    Walking & { fields: readonly AskedField[]; last: readonly []; refused: ReadonlyMap<string, string> }
  >
  ActiveField: ComponentType<Walking & { field: AskedField; sizing: undefined }>
  Keypad: ComponentType<{
    unit: LengthUnit
    text: string
    last: string | undefined
    onType: (text: string) => void
  }>
  UnitSwitch: ComponentType<{ unit: LengthUnit; onSwitch: (unit: LengthUnit) => void }>
}

interface Priced {
  form: OrderForm
  errorAt: (field: string) => string | undefined
}

/** Of the orders room; `Around` hands the pieces what further rooms show. */
export interface OrderViews {
  Around: ComponentType<{ children: ReactNode }>
  GarmentPicker: ComponentType<{
    garments: readonly Garment[]
    sizing: Person['sizing']
    usual: readonly string[]
    currency: Currency
    onAdd: (garment: Garment) => void
  }>
  PieceCard: ComponentType<{
    piece: PieceDraft
    at: number
    garment: Garment | undefined
    garments: readonly Garment[]
    people: readonly Person[]
    records: undefined
    currency: Currency
    problems: TakeProblems
    isOpen: boolean
    onOpen: (isOpen: boolean) => void
    form: OrderForm
  }>
  TakeDays: ComponentType<Priced & { days: ReturnType<typeof daysOfDraft>; today: string }>
  TakeMoney: ComponentType<Priced & { price: ReturnType<typeof priceOfDraft>; currency: Currency }>
  OrderPapers: ComponentType<{ order: Order; phone?: string }>
}

export interface CounterParts {
  /** An order that was taken although its answer was lost. Seldom wanted, and never on a first visit. */
  OrderStands: ComponentType<{
    order: Pick<Order, 'number'>
    isBusy: boolean
    onOpen: () => void
    onAnother: () => void
  }>
  loadSizes: () => Promise<SizesViews>
  loadOrder: () => Promise<OrderViews>
}

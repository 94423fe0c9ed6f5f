/** What the parts of an order being taken share. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { LastPiece } from '@darzi/contract/last-piece.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import type { TakeProblems } from '../draft-body.ts'
import type { RecordsOf } from '../person-records.ts'
import type { NewPhotos } from '../photo-commands.ts'
import type { daysOfDraft, OrderForm, priceOfDraft } from '../use-order-draft.ts'

export interface Taking {
  customer: Customer
  form: OrderForm
  garments: readonly Garment[]
  /** What each person had last of each garment. */
  lastPieces: readonly LastPiece[]
  records: RecordsOf
  currency: Currency
  today: string
  price: ReturnType<typeof priceOfDraft>
  days: ReturnType<typeof daysOfDraft>
  photos: NewPhotos
  problems: TakeProblems
}

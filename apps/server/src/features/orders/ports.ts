import type { pieceBody, SoldItem } from '@darzi/contract/order-shapes.ts'
import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import type { PieceFact } from '@darzi/tailoring/houses/corrections.ts'
import type { OrderState, priorities } from '@darzi/tailoring/orders/life.ts'
import type { z } from 'zod'
import type { Tx } from '../../db/tx.ts'
import type { FieldError } from '../../http/app-error.ts'
import type { InTx } from '../../http/request-context.ts'
import { port } from '../../port.ts'
import type { StepException } from './step-store.ts'

type Chosen = NonNullable<z.output<typeof pieceBody>['collection']>

/** The shop's own garments of its collection, as the counter takes them. Provided by collection. */
export interface SoldGarments {
  /** Those of these garments that are still sold. */
  stillSold(tx: Tx, ids: readonly string[]): Promise<SoldItem[]>
  /** What each piece stores of the garment it is ordered as, or what of the choice is not sold; in the order of the choices. */
  soldAs(
    tx: Tx,
    choices: readonly { chosen: Chosen; garment: string }[],
  ): Promise<{ ordered?: OrderedFromCollection; faults: FieldError[] }[]>
}

export const soldGarments = port<SoldGarments>('garments sold from the collection')

/** By whose book an order stepped on, and when. */
export interface SteppedBy {
  shopId: string
  now: Date
  newId(): string
}

export interface OrderStep {
  orderId: string
  from: OrderState
  to: OrderState
  reason?: string | undefined
  stepId: string
  exceptions: readonly StepException[]
  undoes?: string | undefined
  /** When that was made. */
  undoneAt?: Date | undefined
}

/** An order came to another state, or went past something, or such a step was undone; inside its shop and its transaction. Provided by houses. */
export const orderStepped =
  port<(tx: Tx, by: SteppedBy, step: OrderStep) => Promise<void>>('orders that stepped on')

/** By whose book an order was edited, and how work is put in a queue with it. */
export interface EditedBy extends SteppedBy {
  enqueue: InTx['enqueue']
}

/** What of an order stands otherwise now: of one piece, of a photo or of the order itself. */
export interface OrderEdit {
  orderId: string
  /** The order's number or the piece's tag. */
  name: string
  piece?: { position: number; facts: readonly PieceFact[] }
  days?:
    | Record<'before' | 'after', { promisedOn: string; workshopOn?: string | null | undefined }>
    | undefined
  priority?: (typeof priorities)[number] | undefined
  /** Of the cloth or the style. */
  photo?: { id: string; isRemoved: boolean }
}

/** An order was edited after it was taken; inside its shop and its transaction. Provided by houses. */
export const orderEdited =
  port<(tx: Tx, by: EditedBy, edit: OrderEdit) => Promise<void>>('orders that were edited')

/** The number of the bill an order stands under. Provided by bills. */
export const standingBill = port<(tx: Tx, orderId: string) => Promise<string | undefined>>('bills that stand')

/** Whether the shop has offered prices that a customer may still accept. Inside the shop. Provided by quotes. */
export const standingOffers = port<(tx: Tx) => Promise<boolean>>('offers that stand')

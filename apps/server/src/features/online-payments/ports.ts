import type { GatewayKey, Outcome, RefundState } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

interface OtherCheckouts {
  /** By our own mark, under the gateways' cross-tenant access. */
  find(tx: Tx, id: string): Promise<{ shop_id: string; gateway: GatewayKey } | undefined>
  /** Inside its shop. */
  settle(tx: Tx, id: string, outcome: Outcome, around: { now: Date; newId(): string }): Promise<boolean>
  /** What became of the money that goes back; inside its shop. Answers whether anything changed. */
  turnRefund(tx: Tx, id: string, turned: { state: RefundState; now: Date }): Promise<boolean>
  /** Those of the shop whose money is on its way back since before then. */
  refundsWaiting(tx: Tx, since: Date): Promise<{ shop_id: string; id: string }[]>
}

/** Checkouts that pay for no order: of invoices to shops. Provided by plans. */
export const otherCheckouts = port<OtherCheckouts>('other checkouts')

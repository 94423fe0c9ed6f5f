import type { GatewayKey, Outcome } from '../../adapters/gateways/gateway.ts'
import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

interface OtherCheckouts {
  /** By our own mark, under the gateways' cross-tenant access. */
  find(tx: Tx, id: string): Promise<{ shop_id: string; gateway: GatewayKey } | undefined>
  /** Inside its shop. */
  settle(tx: Tx, id: string, outcome: Outcome, around: { now: Date; newId(): string }): Promise<boolean>
}

/** Checkouts that pay for no order: of invoices to shops. Provided by plans. */
export const otherCheckouts = port<OtherCheckouts>('other checkouts')

import type { QuietHours } from '@darzi/tailoring/notifications/when.ts'
import type { Tx } from '../../db/tx.ts'
import { port } from '../../port.ts'

/** What a shop decided of texts to its customers. */
export interface TextRules {
  isOn: boolean
  /** On the shop's clock. */
  quiet: QuietHours
}

/** Of the shop the transaction works in. Provided by notifications. */
export const textRules = port<(tx: Tx) => Promise<TextRules>>('whether and when a shop sends texts')

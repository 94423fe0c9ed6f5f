/** The life of a purchase order: written, sent, received in parts or whole, or called off. */
export const purchaseStates = ['draft', 'sent', 'partly', 'received', 'cancelled'] as const
export type PurchaseState = (typeof purchaseStates)[number]

export const sendingWays = ['mail', 'whatsapp', 'paper'] as const
export type SendingWay = (typeof sendingWays)[number]

type PurchaseAct = 'edit' | 'send' | 'receive' | 'cancel'

const acts: Record<PurchaseState, readonly PurchaseAct[]> = {
  draft: ['edit', 'send', 'receive', 'cancel'],
  sent: ['send', 'receive', 'cancel'],
  partly: ['receive', 'cancel'],
  received: [],
  cancelled: [],
}

export const mayPurchase = (state: PurchaseState, act: PurchaseAct): boolean => acts[state].includes(act)

interface Line {
  quantity: number
  received: number
}

/** What of a line is still on its way: the back order. */
export const openQuantity = ({ quantity, received }: Line): number =>
  Math.max(0, Math.round((quantity - received) * 1000) / 1000)

/** Where an order stands after something of it came. */
export const stateAfterReceipt = (lines: readonly Line[]): PurchaseState =>
  lines.every((line) => openQuantity(line) === 0) ? 'received' : 'partly'

export const purchaseNumber = (number: number): string => `PO-${String(number).padStart(3, '0')}`

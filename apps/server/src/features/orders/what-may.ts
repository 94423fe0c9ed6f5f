import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { after, type OrderAct, type OrderState } from '@darzi/tailoring/orders/life.ts'
import type { Member } from '../../http/request-context.ts'

interface Standing {
  state: OrderState
  balanceMinor: number
  paidMinor: number
}

/** What this member may do with the order now: by tailoring's life and the role's grants. */
export function whatMay(member: Member, { state, balanceMinor, paidMinor }: Standing): OrderCard['can'] {
  const writes = member.may('orders.write')
  const leads = (act: OrderAct) => after(state, act) !== undefined
  const edit = writes && isChangeable(state)
  return {
    approve: writes && leads('approve'),
    begin: writes && leads('begin'),
    finish: writes && leads('finish'),
    deliver: writes && leads('deliver'),
    rework: writes && leads('rework'),
    cancel: member.may('orders.cancel') && leads('cancel'),
    edit,
    discount: edit,
    // Money that comes for an order called off all the same is written down, to be given back.
    pay: member.may('payments.take') && (state === 'cancelled' || balanceMinor > 0),
    writeOff: member.may('payments.reverse') && state !== 'cancelled' && balanceMinor > 0,
    refund: member.may('payments.reverse') && paidMinor > 0,
  }
}

/** What was handed over or called off is not changed any more. */
export const isChangeable = (state: OrderState) => state !== 'delivered' && state !== 'cancelled'

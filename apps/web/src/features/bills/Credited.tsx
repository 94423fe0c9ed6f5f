import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { orderQuery } from '../../data/order-query.ts'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { useT } from '../../words/use-t.ts'
import { TakeOff } from '../payments/api.ts'

interface Props {
  orderId: string
  bill: Bill
  /** How much more than the bill the order asks for. */
  minor: number
  /** What stands here for an order that was called off: it asks for nothing. */
  calledOff: ReactNode
}

/** A credit note lowers its bill alone: what it gave back is taken off the order too. */
export function Credited({ orderId, bill, minor, calledOff }: Props) {
  const t = useT()
  const { data: order } = useQuery(orderQuery(orderId))
  if (!order) return null
  if (order.state === 'cancelled') return calledOff
  return (
    <FormNotice action={<TakeOff order={order} amountMinor={minor} />}>
      {t('bills.page.stillAsked', { number: bill.number, amount: writeMoney(minor, bill.currency) })}
    </FormNotice>
  )
}

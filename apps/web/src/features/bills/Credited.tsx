import type { Bill } from '@darzi/contract/bills.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../data/order-query.ts'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { useT } from '../../words/use-t.ts'
import { TakeOff } from '../payments/api.ts'

interface Props {
  orderId: string
  bill: Bill
  /** How much more than the bill the order asks for, or the shop keeps of one that was called off. */
  minor: number
}

/** A credit note lowers its bill alone: what it gave back is taken off the order too. */
export function Credited({ orderId, bill, minor }: Props) {
  const t = useT()
  const { data: order } = useQuery(orderQuery(orderId))
  if (!order) return null
  const told = order.state === 'cancelled' ? 'stillKept' : 'stillAsked'
  return (
    <FormNotice action={<TakeOff order={order} amountMinor={minor} />}>
      {t(`bills.page.${told}`, { number: bill.number, amount: writeMoney(minor, bill.currency) })}
    </FormNotice>
  )
}

import type { Order } from '@darzi/contract/order-shapes.ts'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import { OrderDiscount } from './OrderDiscount.tsx'
import styles from './OrderPage.module.css'

/** What the order costs, what was paid, and what is owed or to be given back; once called off, what the shop keeps of it. */
export function OrderSums({ order }: { order: Order }) {
  const say = useSay()
  const { currency, writtenOffMinor, givenOfKeptMinor, paidMinor, balanceMinor, state } = order
  const isToGiveBack = balanceMinor < 0
  const isKept = state === 'cancelled' && (isToGiveBack || givenOfKeptMinor > 0)
  if (isUnpriced(order)) return <p>{say('orders-page.sum.toAgree')}</p>
  return (
    <dl className={styles.sums}>
      <dt>{say('orders-page.sum.pieces')}</dt>
      <dd>
        <Money minor={order.piecesMinor} currency={currency} />
      </dd>
      <OrderDiscount order={order} />
      {writtenOffMinor > 0 && (
        <>
          <dt>{say('orders-page.sum.writtenOff')}</dt>
          <dd>
            <Money minor={-writtenOffMinor} currency={currency} />
          </dd>
        </>
      )}
      <dt>{say('orders-page.sum.total')}</dt>
      <dd>
        <Money minor={order.totalMinor} currency={currency} />
      </dd>
      <dt>{say('orders.paid')}</dt>
      <dd>
        <Money minor={paidMinor} currency={currency} />
      </dd>
      {givenOfKeptMinor > 0 && (
        <>
          <dt>{say('orders-page.sum.givenOfKept')}</dt>
          <dd>
            <Money minor={givenOfKeptMinor} currency={currency} />
          </dd>
        </>
      )}
      {isKept && (
        <>
          <dt>{say('orders-page.sum.kept')}</dt>
          <dd>
            <Money minor={paidMinor + balanceMinor} currency={currency} />
          </dd>
        </>
      )}
      <dt>{say(isToGiveBack ? 'orders-page.sum.toGiveBack' : 'orders.balance')}</dt>
      <dd data-owed={balanceMinor !== 0}>
        <Money minor={Math.abs(balanceMinor)} currency={currency} />
      </dd>
    </dl>
  )
}

/** A form's order is worth nothing until the shop has named a price. */
const isUnpriced = ({ piecesMinor, paidMinor, state }: Order) =>
  piecesMinor === 0 && paidMinor === 0 && state !== 'cancelled'

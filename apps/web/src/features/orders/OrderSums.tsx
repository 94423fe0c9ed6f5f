import type { Order } from '@darzi/contract/order-shapes.ts'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'
import { OrderSum } from './OrderSum.tsx'

/** What the order costs, what was paid, and what is owed or to be given back; once called off, what the shop keeps of it. */
export function OrderSums({ order }: { order: Order }) {
  const t = useT()
  const {
    currency,
    writtenOffMinor,
    taxMinor,
    roundOffMinor,
    givenOfKeptMinor,
    paidMinor,
    balanceMinor,
    state,
  } = order
  const isToGiveBack = balanceMinor < 0
  const isKept = state === 'cancelled' && (isToGiveBack || givenOfKeptMinor > 0)
  if (isUnpriced(order)) return <p>{t('orders-page.sum.toAgree')}</p>
  return (
    <dl className={styles.sums}>
      <dt>{t('orders-page.sum.pieces')}</dt>
      <dd>
        <Money minor={order.piecesMinor - order.rushMinor} currency={currency} />
      </dd>
      <OrderSum order={order} fact="rushMinor" isOffered={order.pieces.some(({ isUrgent }) => isUrgent)} />
      <OrderSum order={order} fact="discountMinor" isOffered />
      {writtenOffMinor > 0 && (
        <>
          <dt>{t('orders-page.sum.writtenOff')}</dt>
          <dd>
            <Money minor={-writtenOffMinor} currency={currency} />
          </dd>
        </>
      )}
      {taxMinor > 0 && (
        <>
          <dt>{t('orders-page.sum.tax')}</dt>
          <dd>
            <Money minor={taxMinor} currency={currency} />
          </dd>
        </>
      )}
      {roundOffMinor !== 0 && (
        <>
          <dt>{t('orders-page.sum.roundOff')}</dt>
          <dd>
            <Money minor={roundOffMinor} currency={currency} />
          </dd>
        </>
      )}
      <dt>{t('orders-page.sum.total')}</dt>
      <dd>
        <Money minor={order.totalMinor} currency={currency} />
      </dd>
      <dt>{t('orders.paid')}</dt>
      <dd>
        <Money minor={paidMinor} currency={currency} />
      </dd>
      {givenOfKeptMinor > 0 && (
        <>
          <dt>{t('orders-page.sum.givenOfKept')}</dt>
          <dd>
            <Money minor={givenOfKeptMinor} currency={currency} />
          </dd>
        </>
      )}
      {isKept && (
        <>
          <dt>{t('orders-page.sum.kept')}</dt>
          <dd>
            <Money minor={paidMinor + balanceMinor} currency={currency} />
          </dd>
        </>
      )}
      <dt>{t(isToGiveBack ? 'orders-page.sum.toGiveBack' : 'orders.balance')}</dt>
      <dd data-owed={balanceMinor !== 0}>
        <Money minor={Math.abs(balanceMinor)} currency={currency} />
      </dd>
    </dl>
  )
}

/** A form's order is worth nothing until the shop has named a price. */
const isUnpriced = ({ piecesMinor, paidMinor, state }: Order) =>
  piecesMinor === 0 && paidMinor === 0 && state !== 'cancelled'

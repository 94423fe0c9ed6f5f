import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { ledHere } from './led-here.ts'
import { PayOnline } from './PayOnline.tsx'
import styles from './Tracking.module.css'

const ledToBalance = ledHere('#balance')

/** What the order costs, what was paid, and how to pay the rest. */
export function BalanceCard({ order, token }: { order: TrackedLink; token: string }) {
  const t = useT()
  const { totalMinor, paidMinor, balanceMinor, awaitedMinor, currency, upi, isPriced } = order
  const { piecesMinor, rushMinor, taxMinor, roundOffMinor } = order
  const lessMinor = order.discountMinor + order.writtenOffMinor
  const isToGiveBack = balanceMinor < 0
  const askedMinor = balanceMinor - awaitedMinor
  if (!isPriced && balanceMinor >= 0) return <p className={styles.card}>{t('tracking.balance.unpriced')}</p>
  return (
    <section className={styles.card} aria-labelledby="balance">
      <h2 id="balance" ref={ledToBalance}>
        {t('tracking.balance.title')}
      </h2>
      <dl className={styles.sums}>
        {(lessMinor > 0 || taxMinor > 0 || rushMinor > 0) && (
          <>
            <dt>{t('tracking.balance.pieces')}</dt>
            <dd>
              <Money minor={piecesMinor - rushMinor} currency={currency} />
            </dd>
          </>
        )}
        {rushMinor > 0 && (
          <>
            <dt>{t('tracking.balance.rush')}</dt>
            <dd>
              <Money minor={rushMinor} currency={currency} />
            </dd>
          </>
        )}
        {lessMinor > 0 && (
          <>
            <dt>{t('tracking.balance.less')}</dt>
            <dd>
              − <Money minor={lessMinor} currency={currency} />
            </dd>
          </>
        )}
        {taxMinor > 0 && (
          <>
            <dt>{t('tracking.balance.tax')}</dt>
            <dd>
              <Money minor={taxMinor} currency={currency} />
            </dd>
          </>
        )}
        {roundOffMinor !== 0 && (
          <>
            <dt>{t('tracking.balance.roundOff')}</dt>
            <dd>
              <Money minor={roundOffMinor} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t('tracking.balance.total')}</dt>
        <dd>
          <Money minor={totalMinor} currency={currency} />
        </dd>
        <dt>{t('tracking.balance.paid')}</dt>
        <dd>
          <Money minor={paidMinor} currency={currency} />
        </dd>
        {isToGiveBack && order.state === 'cancelled' && (
          <>
            <dt>{t('tracking.balance.kept')}</dt>
            <dd>
              <Money minor={paidMinor + balanceMinor} currency={currency} />
            </dd>
          </>
        )}
        <dt>{t(isToGiveBack ? 'tracking.balance.toGiveBack' : 'tracking.balance.due')}</dt>
        <dd className={styles.due}>
          <Money minor={Math.abs(balanceMinor)} currency={currency} />
        </dd>
      </dl>
      {balanceMinor === 0 && (
        <p>{t(totalMinor === 0 ? 'tracking.balance.free' : 'tracking.balance.settled')}</p>
      )}
      {balanceMinor > 0 && awaitedMinor > 0 && (
        <p>{t('tracking.balance.awaited', { amount: writeMoney(awaitedMinor, currency) })}</p>
      )}
      {order.online && (
        <PayOnline
          key={order.online.mostMinor}
          token={token}
          mostMinor={order.online.mostMinor}
          currency={currency}
        />
      )}
      {upi && (
        <div className={styles.upi}>
          <div className={styles.qr}>
            <img
              // The amount makes the address of another balance another picture.
              src={`/api/track/${encodeURIComponent(token)}/upi.svg?${askedMinor}`}
              alt={t('tracking.balance.qr', { amount: writeMoney(askedMinor, currency) })}
              width={176}
              height={176}
            />
            <p className={styles.small}>{t('tracking.balance.scan')}</p>
          </div>
          <a className={buttonClass({ kind: order.online ? 'quiet' : 'primary', isLarge: true })} href={upi}>
            {t('tracking.balance.upi', { amount: writeMoney(askedMinor, currency) })}
          </a>
          <p className={styles.small}>{t('tracking.balance.upiWhy')}</p>
        </div>
      )}
    </section>
  )
}

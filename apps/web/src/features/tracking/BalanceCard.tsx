import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Tracking.module.css'

/** What the order costs, what was paid, and how to pay the rest. */
export function BalanceCard({ told, token }: { told: TrackedLink; token: string }) {
  const say = useSay()
  const { totalMinor, paidMinor, balanceMinor, awaitedMinor, currency, upi, isPriced } = told
  const { piecesMinor } = told
  const lessMinor = told.discountMinor + told.writtenOffMinor
  const isToGiveBack = balanceMinor < 0
  const askedMinor = balanceMinor - awaitedMinor
  if (!isPriced && balanceMinor >= 0) return <p className={styles.card}>{say('tracking.balance.unpriced')}</p>
  return (
    <section className={styles.card} aria-labelledby="balance">
      <h2 id="balance">{say('tracking.balance.title')}</h2>
      <dl className={styles.sums}>
        {lessMinor > 0 && (
          <>
            <dt>{say('tracking.balance.pieces')}</dt>
            <dd>
              <Money minor={piecesMinor} currency={currency} />
            </dd>
            <dt>{say('tracking.balance.less')}</dt>
            <dd>
              − <Money minor={lessMinor} currency={currency} />
            </dd>
          </>
        )}
        <dt>{say('tracking.balance.total')}</dt>
        <dd>
          <Money minor={totalMinor} currency={currency} />
        </dd>
        <dt>{say('tracking.balance.paid')}</dt>
        <dd>
          <Money minor={paidMinor} currency={currency} />
        </dd>
        {isToGiveBack && told.state === 'cancelled' && (
          <>
            <dt>{say('tracking.balance.kept')}</dt>
            <dd>
              <Money minor={paidMinor + balanceMinor} currency={currency} />
            </dd>
          </>
        )}
        <dt>{say(isToGiveBack ? 'tracking.balance.toGiveBack' : 'tracking.balance.due')}</dt>
        <dd className={styles.due}>
          <Money minor={Math.abs(balanceMinor)} currency={currency} />
        </dd>
      </dl>
      {balanceMinor === 0 && (
        <p>{say(totalMinor === 0 ? 'tracking.balance.free' : 'tracking.balance.settled')}</p>
      )}
      {balanceMinor > 0 && awaitedMinor > 0 && (
        <p>{say('tracking.balance.awaited', { amount: writeMoney(awaitedMinor, currency) })}</p>
      )}
      {upi && (
        <div className={styles.upi}>
          <div className={styles.qr}>
            <img
              // The amount makes the address of another balance another picture.
              src={`/api/track/${encodeURIComponent(token)}/upi.svg?${askedMinor}`}
              alt={say('tracking.balance.qr', { amount: writeMoney(askedMinor, currency) })}
              width={176}
              height={176}
            />
            <p className={styles.small}>{say('tracking.balance.scan')}</p>
          </div>
          <a className={buttonClass({ kind: 'primary', isLarge: true })} href={upi}>
            {say('tracking.balance.upi', { amount: writeMoney(askedMinor, currency) })}
          </a>
          <p className={styles.small}>{say('tracking.balance.upiWhy')}</p>
        </div>
      )}
    </section>
  )
}

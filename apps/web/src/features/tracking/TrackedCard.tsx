import type { TrackedLink, TrackedOrder } from '@darzi/contract/tracking.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { Facts } from './Facts.tsx'
import { FourStages } from './FourStages.tsx'
import { stateTone, trackedState } from './four-stages.ts'
import styles from './Tracking.module.css'

/** Fetched for the phone's owner alone: a stranger is told of no garment. */
const PieceList = lazy(() => import('./PieceList.tsx'))

export function TrackedCard({ order, onOpen }: { order: TrackedOrder; onOpen: () => void }) {
  const t = useT()
  const language = useLanguage()
  const state = trackedState(order.status)
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <div>
          <h3 className={styles.number}>{order.id}</h3>
          <p>{order.garments.map((garment) => garmentName(t, garment)).join(', ')}</p>
        </div>
        <Badge tone={stateTone(state)}>{t(`tracking.state.${state}`)}</Badge>
      </header>
      <FourStages status={order.status} />
      <Facts
        facts={[
          [t('tracking.card.customer'), order.customer_name],
          [t('tracking.card.ordered'), writeDay(order.ordered_on, language)],
          [t('tracking.card.trial'), order.whole?.trialOn && writeDay(order.whole.trialOn, language)],
          [t('tracking.card.due'), writeDay(order.due_date, language)],
          [t('tracking.card.tailor'), order.tailor_name],
          ...amountsOf(t, order.amounts),
          [t('tracking.card.instructions'), order.special_instructions, 'wide'],
        ]}
      />
      {order.whole && <Garments whole={order.whole} />}
      {order.url && (
        <Link className={buttonClass({ kind: 'primary' })} to={pathOf(order.url)} onClick={onOpen}>
          {t('tracking.card.open')}
        </Link>
      )}
    </article>
  )
}

/** What it costs, what was paid, what is owed; below zero, what the shop is to give back. */
function amountsOf(t: Translate, amounts: TrackedOrder['amounts']) {
  if (!amounts) return []
  const { currency, total, paid, balance = 0 } = amounts
  const money = (minor: number | undefined) => minor !== undefined && writeMoney(minor, currency)
  const due = balance < 0 ? 'toGiveBack' : 'due'
  return [
    [t('tracking.balance.total'), money(total)],
    [t('tracking.balance.paid'), money(paid)],
    [t(`tracking.balance.${due}`), money(amounts.balance === undefined ? undefined : Math.abs(balance))],
  ] as const
}

/** The same site under whatever name it was opened by. */
const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

/** What is sewn: the same as the private link tells of every garment. */
function Garments({ whole }: { whole: TrackedLink }) {
  const t = useT()
  return (
    <details className={styles.sizes}>
      <summary>{t('tracking.card.pieces')}</summary>
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <PieceList order={whole} heading="h4" />
      </Suspense>
    </details>
  )
}

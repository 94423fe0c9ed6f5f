import type { OwnOrder } from '@darzi/contract/portal.ts'
import { ownerWord } from '@darzi/tailoring/orders/life.ts'
import { isOf } from '@darzi/tailoring/own-profile/is-of.ts'
import { writeDay, writeInstantDay, writeMoney } from '@darzi/words/formats.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { disputeLinks } from '../../admin-links.ts'
import { useSession } from '../../data/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import {
  consentsOfOwn,
  Facts,
  FourStages,
  loadConsentCard,
  SentBills,
  stateTone,
  trackedState,
} from '../tracking/api.ts'
import { Milestones } from './Milestones.tsx'
import { OrderActs } from './OrderActs.tsx'
import styles from './Portal.module.css'

/** Only whose photos a shop asks to show. */
const ConsentCard = lazy(loadConsentCard)

/** One order: what is sewn and where, when it is ready, how far it is, what is owed, and the ways on. */
export function OrderCard({ order }: { order: OwnOrder }) {
  const t = useT()
  const language = useLanguage()
  const { number, shop, people, status, currency, totalMinor, balanceMinor, token } = order
  const { user } = useSession()
  // That it is for oneself goes without saying.
  const others = people.every((name) => user && isOf(user, name)) ? [] : people
  const state = trackedState(status)
  const money = (minor: number | undefined) => minor !== undefined && writeMoney(Math.abs(minor), currency)
  const owes = (balanceMinor ?? 0) < 0 ? 'toGiveBack' : 'due'
  return (
    <article className={styles.card} aria-labelledby={`order-${order.id}`}>
      <header className={styles.cardHead}>
        <div>
          <h2 id={`order-${order.id}`}>
            {order.garments.map((garment) => garmentName(t, garment)).join(', ')}
          </h2>
          <p className={styles.soft}>{t('portal.order.of', { number, shop: shop.name })}</p>
          {others.length > 0 && (
            <p className={styles.soft}>{t('portal.order.for', { names: others.join(', ') })}</p>
          )}
        </div>
        <Badge tone={stateTone(state)}>{t(`portal.state.${ownerWord(order.state)}`)}</Badge>
      </header>
      <FourStages status={status} />
      <Facts
        facts={[
          [t('tracking.card.ordered'), writeDay(order.orderedOn, language)],
          [t('tracking.card.trial'), order.trialOn && writeDay(order.trialOn, language)],
          [t('tracking.card.due'), writeDay(order.promisedOn, language)],
          [t('tracking.balance.total'), money(totalMinor)],
          [t(`tracking.balance.${owes}`), money(balanceMinor)],
          [t('portal.order.notes'), order.notes, 'wide'],
        ]}
      />
      {order.bills && <SentBills bills={order.bills} label={t('tracking.bills.of', { number })} />}
      <Milestones order={order} />
      <Complaint order={order} />
      {order.asksTrial && <p className={styles.news}>{t('portal.order.trial')}</p>}
      {order.hasPhotoConsents && (
        <Suspense>
          <ConsentCard source={consentsOfOwn(order.id)} heading="h3" />
        </Suspense>
      )}
      {!token && <p className={styles.soft}>{t('portal.order.confirm')}</p>}
      <OrderActs order={order} />
    </article>
  )
}

/** How far what was complained of is, and until when a remake may be asked for. */
function Complaint({ order: { id, number, dispute, remakeUntil } }: { order: OwnOrder }) {
  const t = useT()
  const language = useLanguage()
  const to = disputeLinks.ofOwnOrder(id)
  const what = t(`portal.dispute.${dispute?.kind === 'remake' ? 'remake' : 'complaint'}`)
  return (
    <>
      {dispute && dispute.state !== 'withdrawn' && (
        <p className={styles.news}>
          <Link to={to} aria-label={`${what}, ${number}`}>
            {what}
          </Link>
          {`: ${t(`portal.dispute.${dispute.isUnanswered ? 'unanswered' : dispute.state}`, {
            day: writeInstantDay(dispute.answerBy, language),
          })}`}
        </p>
      )}
      {remakeUntil && (
        <p className={styles.soft}>
          {t('portal.order.remake', { day: writeDay(remakeUntil, language) })}{' '}
          <Link to={`${to}?about=remake`} aria-label={t('portal.order.askRemakeOf', { number })}>
            {t('portal.order.askRemake')}
          </Link>
        </p>
      )}
    </>
  )
}

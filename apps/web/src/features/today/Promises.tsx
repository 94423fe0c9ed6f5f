import type { Today } from '@darzi/contract/today.ts'
import type { TodaySection } from '@darzi/tailoring/orders/today.ts'
import { writeDay, writeNumber } from '@darzi/words/formats.ts'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { OrderToday, UnmeasuredToday } from '../orders/api.ts'
import { useShop } from '../shops/api.ts'
import { allOf, sectionsOf } from './sections.ts'
import styles from './Today.module.css'

/** What the day asks of the shop's orders, section by section; each stands there only with something to do. */
export function Promises({ today: day }: { today: Today }) {
  const { shop, today } = day
  if (!shop) return null
  if (!shop.hasOrders) return <FirstOrder />
  const sections = sectionsOf(day)
  const { unmeasured, more } = shop
  const isKept = !sections.some(
    ({ section }) => section === 'late' || section === 'today' || section === 'tomorrow',
  )
  const isQuiet = sections.length === 0 && unmeasured.length === 0
  return (
    <>
      {isQuiet && <AllKept nextOn={shop.nextOn} />}
      {isKept && !isQuiet && <KeptLine />}
      {sections.map(({ section, orders }) => (
        <Section key={section} section={section} count={orders.length} hasMore={more.includes(section)}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderToday order={order} today={today} isTrial={section === 'trial'} />
            </li>
          ))}
        </Section>
      ))}
      {unmeasured.length > 0 && (
        <Section section="sizes" count={unmeasured.length} hasMore={more.includes('sizes')}>
          {unmeasured.map((waiting) => (
            <li key={waiting.orderId + waiting.person.id}>
              <UnmeasuredToday {...waiting} />
            </li>
          ))}
        </Section>
      )}
    </>
  )
}

interface SectionProps {
  section: TodaySection
  count: number
  hasMore: boolean
  children: ReactNode
}

function Section({ section, count, hasMore, children }: SectionProps) {
  const t = useT()
  const id = useId()
  const title = t(`today.section.${section}`)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head} data-late={section === 'late'}>
        <h2 id={id}>
          {title} <span className={styles.count}>{writeNumber(count) + (hasMore ? '+' : '')}</span>
        </h2>
        {hasMore && (
          <Link
            to={allOf[section]()}
            className={styles.all}
            aria-label={t('today.section.allOf', { section: title })}
          >
            {t('today.section.all')}
          </Link>
        )}
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  )
}

function KeptLine() {
  const t = useT()
  return <p className={styles.kept}>{t('today.kept.line')}</p>
}

/** Nothing to do for a promise: when the next one is, and the next step. */
function AllKept({ nextOn }: { nextOn: string | undefined }) {
  const t = useT()
  const language = useLanguage()
  const mayTake = useMay('orders.write')
  return (
    <EmptyState
      title={t('today.kept.title')}
      action={
        mayTake && (
          <ButtonLink to={links.newOrder()} kind="primary">
            {t('today.kept.newOrder')}
          </ButtonLink>
        )
      }
    >
      {nextOn ? t('today.kept.next', { day: writeDay(nextOn, language) }) : t('today.kept.nothing')}
    </EmptyState>
  )
}

/** A shop that has taken no order yet: it is set up first; then one next step, and the way to bring an old list of customers along. */
function FirstOrder() {
  const t = useT()
  const maySetUp = useMay('shop.write')
  const mayTake = useMay('orders.write')
  const mayImport = useMay('customers.import')
  const { data: shop, isLoading } = useShop()
  if (isLoading) return <SkeletonRows rows={3} rowHeight={64} />
  const isToSetUp = maySetUp && shop?.isSetUp === false
  const next = isToSetUp
    ? { to: links.setUp(), label: t('today.first.setUp') }
    : mayTake && { to: links.newOrder(), label: t('today.first.take') }
  return (
    <EmptyState
      title={isToSetUp ? t('today.first.setUp') : t('today.first.title')}
      action={
        next && (
          <ButtonLink to={next.to} kind="primary">
            {next.label}
          </ButtonLink>
        )
      }
      otherAction={
        mayImport && <ButtonLink to={links.importCustomers()}>{t('today.first.import')}</ButtonLink>
      }
    >
      {isToSetUp ? t('today.first.setUpWhy') : t('today.first.why')}
    </EmptyState>
  )
}

import type { SearchResult } from '@darzi/contract/search.ts'
import { Printer, Ruler, Shirt } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Search.module.css'

type Of<T extends SearchResult['type']> = Extract<SearchResult, { type: T }>

/** One found thing: what it is, where it stands, what it is worth, and the way to it. */
export function ResultCard({ result }: { result: SearchResult }) {
  if (result.type === 'customer') return <CustomerResult result={result} />
  if (result.type === 'order') return <OrderResult result={result} />
  return result.type === 'paper' ? <PaperResult result={result} /> : <MeasurementResult result={result} />
}

interface Told {
  picture: ReactNode
  title: string
  type: SearchResult['type']
  badges?: ReactNode
  subtitle?: ReactNode
  description?: ReactNode
  date?: ReactNode
  price?: { priceMinor?: number | undefined; currency?: string | undefined }
  acts: ReactNode
}

function Face({ picture, title, type, badges, subtitle, description, date, price, acts }: Told) {
  const t = useT()
  return (
    <article className={styles.card} aria-label={title}>
      {picture}
      <div className={styles.what}>
        <div className={styles.title}>
          <h3>{title}</h3>
          <Badge>{t(`search.type.${type}`)}</Badge>
          {badges}
        </div>
        {subtitle && <p>{subtitle}</p>}
        {description && <p className={styles.quiet}>{description}</p>}
        <p className={styles.facts}>
          {date}
          {price?.priceMinor !== undefined && price.currency && (
            <Money minor={price.priceMinor} currency={price.currency} />
          )}
        </p>
      </div>
      <div className={styles.acts}>{acts}</div>
    </article>
  )
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <span className={styles.sign} aria-hidden="true">
      {children}
    </span>
  )
}

function CustomerResult({ result }: { result: Of<'customer'> }) {
  const t = useT()
  const mayOrder = useMay('orders.write')
  const { id, name, number, phoneShown, photoUrl, note, orders, lastOrderOn, isArchived } = result
  return (
    <Face
      type="customer"
      picture={<Avatar name={name} photoUrl={photoUrl} size={48} />}
      title={name}
      badges={isArchived && <Badge tone="marigold">{t('search.card.archived')}</Badge>}
      subtitle={phoneShown ?? number}
      description={note ?? t('search.card.orders', { count: orders })}
      date={lastOrderOn && <DayText day={lastOrderOn} />}
      price={orders > 0 ? result : undefined}
      acts={
        <>
          <ButtonLink to={links.customer(id)}>{t('search.card.details')}</ButtonLink>
          {mayOrder && !isArchived && (
            <ButtonLink to={links.newOrder({ customer: id })}>{t('search.card.newOrder')}</ButtonLink>
          )}
        </>
      }
    />
  )
}

const tones: Record<Of<'order'>['status'], BadgeTone> = {
  pending: 'marigold',
  in_progress: 'indigo',
  ready: 'leaf',
  completed: 'plain',
  cancelled: 'thread',
}

function OrderResult({ result }: { result: Of<'order'> }) {
  const t = useT()
  const { id, number, customer, garments, status, priority, promisedOn, isOverdue, photoUrl } = result
  return (
    <Face
      type="order"
      picture={
        photoUrl ? (
          <Avatar name={customer.name} photoUrl={photoUrl} size={48} />
        ) : (
          <Sign>
            <Shirt />
          </Sign>
        )
      }
      title={number}
      badges={
        <>
          <Badge tone={tones[status]}>{t(`orders.state.${status}`)}</Badge>
          {priority !== 'medium' && (
            <Badge tone={priority === 'high' ? 'marigold' : 'plain'}>{t(`orders.wanted.${priority}`)}</Badge>
          )}
          {isOverdue && <Badge tone="thread">{t('search.card.overdue')}</Badge>}
        </>
      }
      subtitle={customer.name}
      description={garments.map((garment) => garmentName(t, garment)).join(', ')}
      date={<DayText day={promisedOn} />}
      price={result}
      acts={<ButtonLink to={links.order(id)}>{t('search.card.details')}</ButtonLink>}
    />
  )
}

function MeasurementResult({ result }: { result: Of<'measurement'> }) {
  const t = useT()
  const timeZone = useSession().shop?.timeZone
  const { id, customer, person, garment, how, takenAt, sizes } = result
  const what = garment ? garmentName(t, { key: garment }) : t('search.card.body')
  return (
    <Face
      type="measurement"
      picture={
        <Sign>
          <Ruler />
        </Sign>
      }
      title={person.name}
      subtitle={customer.name === person.name ? what : `${customer.name} · ${what}`}
      description={t('search.card.sizes', { count: sizes, how: t(`measurements.how.${how}`) })}
      date={<InstantText at={takenAt} timeZone={timeZone} />}
      acts={<ButtonLink to={links.measurementRecord(id, customer.id)}>{t('search.card.details')}</ButtonLink>}
    />
  )
}

function PaperResult({ result }: { result: Of<'paper'> }) {
  const t = useT()
  const { id, number, customer, orderedOn, status, bills } = result
  const paper = (name: 'slip' | 'tags') => (
    <a
      className={buttonClass({})}
      href={`/api/orders/${id}/${name}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t(`search.paper.${name}Of`, { number })}
    >
      {t(`search.paper.${name}`)}
    </a>
  )
  return (
    <Face
      type="paper"
      picture={
        <Sign>
          <Printer />
        </Sign>
      }
      title={t('search.paper.title', { number })}
      badges={<Badge tone={tones[status]}>{t(`orders.state.${status}`)}</Badge>}
      subtitle={customer.name}
      date={<DayText day={orderedOn} />}
      price={result}
      acts={
        <>
          {paper('slip')}
          {paper('tags')}
          {bills.map((bill) => (
            <ButtonLink key={bill.id} to={links.orderBills(id)}>
              {t('search.paper.bill', { number: bill.number })}
            </ButtonLink>
          ))}
          <ButtonLink to={links.order(id)}>{t('search.card.details')}</ButtonLink>
        </>
      }
    />
  )
}

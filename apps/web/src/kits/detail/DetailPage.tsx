import type { ReactNode } from 'react'
import { usePageTitle } from '../../shell/page-title.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import styles from './Detail.module.css'

interface Props<T> {
  query: { data?: T; error: unknown; refetch: () => unknown }
  /** What it is called while it comes; then its own name. */
  title: (record: T | undefined) => string
  backTo: string
  extra?: (record: T) => ReactNode
  children: (record: T) => ReactNode
}

/** One record's page: its name above, its faces while it comes or fails, then what it shows. */
export function DetailPage<T>({ query, title, backTo, extra, children }: Props<T>) {
  const { data, error, refetch } = query
  usePageTitle(data && title(data))
  return (
    <>
      <ScreenHeader title={title(data)} backTo={backTo} extra={data && extra?.(data)} />
      {data ? (
        <div className={styles.page}>{children(data)}</div>
      ) : error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} rowHeight={140} />
      )}
    </>
  )
}

interface HeadProps {
  label: string
  photo?: ReactNode
  /** The one figure that matters, and what it means. */
  figure: ReactNode
  /** What matters as much, and stays in sight with it. */
  under?: ReactNode
  marks?: ReactNode
  /** The one next step, then others. */
  acts?: ReactNode
}

/** Stays in sight while the record is read: what matters most, and the next step. On a phone the rest is read past. */
export function DetailHead({ label, photo, figure, under, marks, acts }: HeadProps) {
  return (
    <section className={styles.head} aria-label={label}>
      <div className={styles.staying}>
        <div className={styles.figure}>
          {photo}
          <div className={styles.what}>
            <p>{figure}</p>
            {under && <div className={styles.under}>{under}</div>}
          </div>
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {marks && <div className={styles.marks}>{marks}</div>}
    </section>
  )
}

export interface Fact {
  label: string
  /** Left out while there is none. */
  value: ReactNode
}

/** What is known of a record, by name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Two columns on a desk: what is read often, then the rest. */
export const DetailColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.column}>{main}</div>
    <div className={styles.column}>{side}</div>
  </div>
)

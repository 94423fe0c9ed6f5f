import type { ApiReply } from '@darzi/contract/api.ts'
import { Combine } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { useDuplicates } from './customer-queries.ts'
import styles from './DuplicatesPage.module.css'

type Group = ApiReply<'GET /api/customers/duplicates'>['rows'][number]

/** Records that share a phone, a group at a time. A family may well share one: nothing is merged by itself. */
export default function DuplicatesPage() {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDuplicates()
  const groups = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      <ScreenHeader title={t('customers-record.duplicates.title')} backTo={links.customers()}>
        {groups.length > 0 && <p>{t('customers-record.duplicates.why')}</p>}
      </ScreenHeader>
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={180} />}
      {data && groups.length === 0 && (
        <EmptyState
          title={t('customers-record.duplicates.none')}
          action={
            <ButtonLink to={links.customers()} kind="primary">
              {t('customers-record.duplicates.back')}
            </ButtonLink>
          }
        >
          {t('customers-record.duplicates.noneWhy')}
        </EmptyState>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <SamePhone key={group.phone} group={group} />
        ))}
      </div>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('ui.timeline.more')}
        </Button>
      )}
    </>
  )
}

/** The oldest record is proposed to be kept: its number stands on old slips. */
function SamePhone({ group }: { group: Group }) {
  const t = useT()
  const [first, ...others] = [...group.customers].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  if (!first) return null
  return (
    <Card title={<span className="figures">{group.phoneShown}</span>}>
      <ul className={styles.records}>
        {[first, ...others].map((row) => (
          <li key={row.id} className={styles.record}>
            <Avatar name={row.name} photoUrl={row.photo?.thumbUrl} />
            <span className={styles.who}>
              <Link to={links.customer(row.id)}>{row.name}</Link>
              <span className={styles.aside}>
                {row.number} · {t('customers-record.contact.earlierOrders', { count: row.totalOrders })}
              </span>
            </span>
            {row !== first && row.can.merge && (
              <ButtonLink
                to={links.mergeCustomer(first.id, row.id)}
                icon={<Combine size={19} aria-hidden="true" />}
              >
                {t('customers-record.duplicates.mergeInto', { number: first.number })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

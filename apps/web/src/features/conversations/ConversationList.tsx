import type { ConversationRow } from '@darzi/contract/conversations.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { aboutOf } from './about-of.ts'
import styles from './Conversations.module.css'
import { type Side, useConversations } from './conversation-data.ts'

interface Props {
  side: Side
  /** The one that is open beside the list. */
  openId?: string | undefined
}

/** Who was written with, what was written last first. */
export function ConversationList({ side, openId }: Props) {
  const t = useT()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useConversations(side)
  const rows = data?.pages.flatMap((page) => page.rows)
  if (!rows)
    return error ? (
      <QueryFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={5} rowHeight={76} />
    )
  if (rows.length === 0)
    return <EmptyState title={t('conversations.none')}>{t(`conversations.noneWhy.${side}`)}</EmptyState>
  return (
    <>
      <ul className={styles.list} aria-label={t('conversations.title')}>
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} side={side} isOpen={row.id === openId} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('conversations.more')}
        </Button>
      )}
    </>
  )
}

function Row({ row, side, isOpen }: { row: ConversationRow; side: Side; isOpen: boolean }) {
  const t = useT()
  const { last, unread } = row
  return (
    <Link
      to={side === 'shop' ? links.shopMessages({ with: row.id }) : links.ownMessages({ with: row.id })}
      className={styles.row}
      aria-current={isOpen || undefined}
      data-unread={unread > 0}
    >
      <span className={styles.rowHead}>
        <strong>{row.withName}</strong>
        <span className={styles.soft}>
          <AgoText at={row.lastAt} />
        </span>
      </span>
      <span className={styles.soft}>{aboutOf(t, row)}</span>
      <span className={styles.rowHead}>
        <span className={styles.snippet}>
          {last?.isMine && `${t('conversations.you')}: `}
          {last?.isHidden
            ? t('conversations.hidden')
            : last?.words || (last?.hasPhoto && t('conversations.photo'))}
        </span>
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread}</span>
            <span className="onlyRead">{t('conversations.unread', { count: unread })}</span>
          </span>
        )}
      </span>
    </Link>
  )
}

import type { Notification } from '@darzi/contract/notification-shapes.ts'
import { channels, notificationStates } from '@darzi/tailoring/notifications/events.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { useSearchParams } from 'react-router'
import list from '../../kits/list/List.module.css'
import { type Column, ListHead, ListLine } from '../../kits/list/ListTable.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { MessageAct, StatusBadge } from './MessageAct.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import styles from './Notifications.module.css'
import { useCounts, useHistory } from './notification-data.ts'

const states = ['all', ...notificationStates] as const
const types = ['all', ...channels] as const

/** What was told, newest first: sent, still waiting, failed with the provider's words, or opened as a chat. */
export function HistoryTab() {
  const t = useT()
  const isDesk = useIsDesk()
  const [search, setSearch] = useSearchParams()
  const status = states.find((each) => each === search.get('status')) ?? 'all'
  const type = types.find((each) => each === search.get('type')) ?? 'all'
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory({
    status,
    type,
  })
  const { data: counts } = useCounts()
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const columns = useColumns()
  const shown = rows.find(({ id }) => id === search.get('message'))
  const isNarrowed = status !== 'all' || type !== 'all'

  function narrow(part: Record<string, string>) {
    const next = new URLSearchParams(search)
    next.delete('message')
    for (const [name, value] of Object.entries(part))
      if (value === 'all') next.delete(name)
      else next.set(name, value)
    setSearch(next)
  }

  return (
    <div className={list.page}>
      {(isNarrowed || rows.length > 0) && (
        <div className={styles.tools}>
          <Chips
            label={t('notifications.history.states')}
            chips={states.map((key) => ({
              key,
              label: t(`notifications.status.${key}`),
              count: counts && key !== 'all' ? writeNumber(counts[key]) : undefined,
            }))}
            isRow
            chosen={status}
            onChoose={(next) => narrow({ status: next })}
          />
          <Pick
            label={t('notifications.history.way')}
            options={types.map((value) => ({ value, label: t(`notifications.way.${value}`) }))}
            value={type}
            isSet={type !== 'all'}
            onPick={(next) => narrow({ type: next })}
          />
        </div>
      )}
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={6} rowHeight={isDesk ? 46 : 84} />}
      {data && rows.length === 0 && (
        <EmptyState
          title={t(isNarrowed ? 'notifications.history.nothing' : 'notifications.history.none')}
          action={
            isNarrowed ? (
              <Button onClick={() => narrow({ status: 'all', type: 'all' })}>
                {t('notifications.history.showAll')}
              </Button>
            ) : (
              <ButtonLink kind="primary" to={links.notifications({ tab: 'settings' })}>
                {t('notifications.history.toSettings')}
              </ButtonLink>
            )
          }
        >
          {!isNarrowed && t('notifications.history.why')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div>
          {isDesk && <ListHead columns={columns} />}
          <ul className={list.plain} aria-label={t('notifications.tab.history')}>
            {rows.map((row) => (
              <li key={row.id}>
                {isDesk ? <ListLine row={row} columns={columns} /> : <HistoryCard notification={row} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('notifications.history.more')}
        </Button>
      )}
      {shown && <MessageDialog notification={shown} onClose={() => narrow({})} />}
    </div>
  )
}

/** Opens the whole message; its row is one target. */
function MessageButton({ notification }: { notification: Notification }) {
  const [search, setSearch] = useSearchParams()
  const { id, recipientName, recipient } = notification
  function open() {
    const next = new URLSearchParams(search)
    next.set('message', id)
    setSearch(next)
  }
  return (
    <button type="button" className={`${list.open} ${styles.bare}`} onClick={open}>
      {recipientName || recipient}
    </button>
  )
}

function useColumns(): Column<Notification>[] {
  const t = useT()
  const title = (key: string) => t(`notifications.column.${key}`)
  return [
    {
      key: 'to',
      title: title('to'),
      width: 'minmax(0, 1.3fr)',
      cell: (row) => <MessageButton notification={row} />,
    },
    {
      key: 'about',
      title: title('about'),
      width: 'minmax(0, 1.6fr)',
      cell: ({ event, order }) =>
        [t(`notifications.event.${event}`), order?.number].filter(Boolean).join(' · '),
    },
    {
      key: 'way',
      title: title('way'),
      width: 'minmax(0, 1fr)',
      cell: ({ type }) => t(`notifications.way.${type}`),
    },
    {
      key: 'when',
      title: title('when'),
      width: 'minmax(0, 1.4fr)',
      cell: ({ sentAt, createdAt }) => <InstantText at={sentAt ?? createdAt} />,
    },
    {
      key: 'state',
      title: title('state'),
      width: 'minmax(0, 0.9fr)',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'act',
      title: '',
      width: 'minmax(0, 1.3fr)',
      isEnd: true,
      cell: (row) => (
        <span className={list.above}>
          <MessageAct notification={row} />
        </span>
      ),
    },
  ]
}

function HistoryCard({ notification }: { notification: Notification }) {
  const t = useT()
  const { event, order, type, sentAt, createdAt, error, status } = notification
  return (
    <div className={list.card}>
      <div>
        <MessageButton notification={notification} />
        <div className={list.aside}>
          {[t(`notifications.event.${event}`), order?.number, t(`notifications.way.${type}`)]
            .filter(Boolean)
            .join(' · ')}
        </div>
        <div className={list.aside}>
          <InstantText at={sentAt ?? createdAt} />
        </div>
        {error && <div className={styles.error}>{t('notifications.history.error', { error })}</div>}
      </div>
      <div className={styles.cardEnd}>
        <StatusBadge status={status} />
        <span className={list.above}>
          <MessageAct notification={notification} />
        </span>
      </div>
    </div>
  )
}

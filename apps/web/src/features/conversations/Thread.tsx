import type { ConversationMessage } from '@darzi/contract/conversations.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { ReportButton } from '../reports/api.ts'
import styles from './Conversations.module.css'
import { reportMessage, type Side, useConversation, useMessages } from './conversation-data.ts'
import { WriteForm } from './WriteForm.tsx'

interface Props {
  id: string
  side: Side
  mayWrite: boolean
}

/** What both sides wrote, the newest at the foot, and a line to write. */
export function Thread({ id, side, mayWrite }: Props) {
  const t = useT()
  const { data: talk, error: lost, refetch: askAgain } = useConversation(id, side)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMessages(id, side)
  const messages = data?.pages.flatMap(({ rows }) => rows).toReversed()
  const list = useNewestInSight(messages?.at(-1)?.id)
  if (lost ?? error)
    return <QueryFailed error={lost ?? error} onRetry={() => void Promise.all([askAgain(), refetch()])} />
  if (!messages || !talk) return <SkeletonRows rows={3} rowHeight={64} />
  return (
    <div className={styles.thread}>
      <section
        ref={list}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by its keys
        tabIndex={0}
        aria-label={t('conversations.messages')}
      >
        {hasNextPage && (
          <Button kind="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('conversations.earlier')}
          </Button>
        )}
        {messages.length === 0 && <p className={styles.soft}>{t('conversations.nothing')}</p>}
        <ol className={styles.talk} aria-live="polite">
          {messages.map((said) => (
            <Message key={said.id} said={said} id={id} side={side} />
          ))}
        </ol>
      </section>
      {talk.isClosed ? (
        <p className={styles.soft}>{t(`conversations.${talk.isParted ? 'parted' : 'closed'}`)}</p>
      ) : (
        mayWrite && <WriteForm key={id} id={id} side={side} />
      )}
    </div>
  )
}

/** The foot is in sight at first, and when a line was added there; not when earlier ones come above. */
function useNewestInSight(newest: string | undefined) {
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  // A picture above the foot takes its height when it has come.
  useEffect(() => {
    const element = list.current
    const onLoad = () => element?.scrollTo({ top: element.scrollHeight })
    element?.addEventListener('load', onLoad, { capture: true, once: true })
    return () => element?.removeEventListener('load', onLoad, { capture: true })
  }, [])
  return list
}

function Message({ said, id, side }: { said: ConversationMessage; id: string; side: Side }) {
  const t = useT()
  const { isMine, author, words, photo, at, isRead, isHidden } = said
  return (
    <li data-mine={isMine}>
      {photo && (
        <a href={photo.url} target="_blank" rel="noreferrer">
          <img
            src={photo.thumbUrl}
            alt={t('conversations.photoOf', { name: isMine ? t('conversations.you') : author })}
          />
        </a>
      )}
      {isHidden && <p className={styles.soft}>{t('conversations.hidden')}</p>}
      {words && <p className={styles.words}>{words}</p>}
      <p className={styles.soft}>
        {isMine ? t('conversations.you') : author} · <AgoText at={at} />
        {isMine && isRead && <> · {t('conversations.seen')}</>}
      </p>
      {!isMine && !isHidden && (
        <ReportButton
          of={t('conversations.reportOf', { name: author })}
          send={(why) => reportMessage({ id, messageId: said.id }, side, why)}
        >
          {t('conversations.report')}
        </ReportButton>
      )}
    </li>
  )
}

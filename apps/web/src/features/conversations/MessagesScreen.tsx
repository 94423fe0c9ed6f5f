import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { aboutOf } from './about-of.ts'
import { ConversationList } from './ConversationList.tsx'
import styles from './Conversations.module.css'
import { type Side, useConversation } from './conversation-data.ts'
import { Thread } from './Thread.tsx'

interface Props {
  side: Side
  mayWrite: boolean
  extra?: ReactNode
}

/** All conversations and the open one: side by side at a desk, one after the other on a phone. */
export function MessagesScreen({ side, mayWrite, extra }: Props) {
  const t = useT()
  const isDesk = useIsDesk()
  const [search] = useSearchParams()
  const id = search.get('with') ?? undefined
  if (id && !isDesk) return <OpenThread id={id} side={side} mayWrite={mayWrite} isAlone />
  return (
    <>
      <ScreenHeader title={t('conversations.title')} hasBack={false} extra={extra} />
      <div className={styles.panes}>
        <div className={styles.pane}>
          <ConversationList side={side} openId={id} />
        </div>
        {isDesk &&
          (id ? (
            <OpenThread key={id} id={id} side={side} mayWrite={mayWrite} isAlone={false} />
          ) : (
            <p className={styles.choose}>{t('conversations.choose')}</p>
          ))}
      </div>
    </>
  )
}

interface OpenProps extends Props {
  id: string
  /** Without the list beside it. */
  isAlone: boolean
}

function OpenThread({ id, side, mayWrite, isAlone }: OpenProps) {
  const t = useT()
  const { data } = useConversation(id, side)
  const title = data?.withName ?? t('conversations.one')
  const behind = data && (data.orderId || data.quoteId) && (
    <Link className={buttonClass({})} to={behindOf(data, side)}>
      {t(data.orderId ? 'conversations.toOrder' : 'conversations.toQuote')}
    </Link>
  )
  return (
    <section className={styles.open} aria-label={title} data-alone={isAlone}>
      {isAlone ? (
        <ScreenHeader title={title} backTo={listOf(side)} extra={behind}>
          {data && <p className={styles.soft}>{aboutOf(t, data)}</p>}
        </ScreenHeader>
      ) : (
        <header className={styles.openHead}>
          <div>
            <h2>{title}</h2>
            {data && <p className={styles.soft}>{aboutOf(t, data)}</p>}
          </div>
          {behind}
        </header>
      )}
      <Thread id={id} side={side} mayWrite={mayWrite} />
    </section>
  )
}

const listOf = (side: Side) => (side === 'shop' ? links.shopMessages() : links.ownMessages())

interface Behind {
  orderId?: string | undefined
  quoteId?: string | undefined
}

/** The order or the quote that a conversation is about. */
function behindOf({ orderId, quoteId = '' }: Behind, side: Side): string {
  if (orderId) return side === 'shop' ? links.order(orderId) : links.ownOrders()
  return side === 'shop' ? links.shopQuote(quoteId) : links.ownQuote(quoteId)
}

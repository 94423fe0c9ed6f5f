import type { InboxItem, InboxKind } from '@darzi/contract/notification-shapes.ts'
import { writeDaysIn } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { disputeLinks } from '../../admin-links.ts'
import { houseLinks } from '../../house-links.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Notifications.module.css'
import { markRead, useInbox } from './notification-data.ts'

/** What waits for this member: what needs an answer first, then news. A line goes by itself when its thing is done. */
export default function InboxPage() {
  const t = useT()
  const { data, error, refetch } = useInbox()
  const rows = data?.rows ?? []
  const unread = rows.filter(({ isRead }) => !isRead)
  const parts = [
    { key: 'answer', rows: rows.filter(({ needsAnswer }) => needsAnswer) },
    { key: 'news', rows: rows.filter(({ needsAnswer }) => !needsAnswer) },
  ].filter((part) => part.rows.length > 0)
  return (
    <>
      <ScreenHeader
        title={t('inbox.page.title')}
        backTo={links.tailorDashboard()}
        extra={
          unread.length > 0 && (
            <Button
              onClick={() =>
                void markRead(
                  unread.map(({ key }) => key),
                  true,
                )
              }
            >
              {t('inbox.page.readAll')}
            </Button>
          )
        }
      />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} rowHeight={60} />}
      {data && rows.length === 0 && (
        <EmptyState title={t('inbox.empty.title')}>{t('inbox.empty.why')}</EmptyState>
      )}
      <div className={styles.narrow}>
        {parts.map((part) => (
          <section key={part.key} aria-label={t(`inbox.part.${part.key}`)}>
            <h2 className={styles.section}>{t(`inbox.part.${part.key}`)}</h2>
            <ul className={styles.plain}>
              {part.rows.map((item) => (
                <Line key={item.key} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

/** The screen behind a line. */
const behind: Record<InboxKind, (item: InboxItem) => string> = {
  approval: ({ subjectId }) => links.order(subjectId),
  form: ({ subjectId }) => links.order(subjectId),
  quote: ({ subjectId }) => links.shopQuote(subjectId),
  conversation: ({ subjectId }) => links.shopMessages({ with: subjectId }),
  dispute: ({ subjectId }) => disputeLinks.oneOfShop(subjectId),
  refundRefused: ({ subjectId }) => links.order(subjectId),
  cashSince: ({ params }) => links.payments({ do: 'close', day: String(params.day) }),
  billDiffers: ({ subjectId }) => links.orderBills(subjectId),
  refundWaits: ({ subjectId }) => links.order(subjectId),
  giveBack: ({ subjectId }) => links.order(subjectId),
  sentBack: ({ subjectId }) => links.workPiece(subjectId),
  given: ({ subjectId }) => links.workPiece(subjectId),
  failed: ({ subjectId }) => links.notifications({ status: 'failed', message: subjectId }),
  bookingCancelled: () => links.calendar(),
  bookingMoved: () => links.calendar(),
  photoConsent: ({ subjectId }) => links.order(subjectId),
  lowStock: ({ subjectId }) => links.stockItem(subjectId),
  badgeLost: () => links.profile(),
  houseInvited: () => houseLinks.ownHouses(),
  houseRate: () => houseLinks.ownHouses(),
  housePaused: () => houseLinks.ownHouses(),
  partnerRate: () => houseLinks.partners(),
  houseEnded: () => houseLinks.ownHouses(),
  houseTookBack: ({ subjectId }) => links.order(subjectId),
  houseCorrected: ({ subjectId }) => links.order(subjectId),
  houseChangedLate: ({ subjectId }) => links.order(subjectId),
  houseCalledOff: ({ subjectId }) => links.order(subjectId),
  houseAsksBack: () => houseLinks.ownHouses(),
  housePaid: ({ subjectId }) => houseLinks.ownStatement(subjectId),
  partnerAnswered: () => houseLinks.partners(),
  partnerKeeps: ({ subjectId }) => links.order(subjectId),
  partnerMissed: ({ subjectId }) => links.order(subjectId),
  houseGiveAgain: ({ subjectId }) => houseLinks.give(subjectId),
  partnerGaveBack: ({ subjectId }) => houseLinks.give(subjectId),
}

function Line({ item }: { item: InboxItem }) {
  const t = useT()
  const language = useLanguage()
  const { key, kind, params, isRead, at } = item
  const sentence = t(`inbox.kind.${kind}`, writeDaysIn(params, language))
  return (
    <li className={styles.line} data-unread={!isRead}>
      <div>
        <Link
          to={behind[kind](item)}
          className={styles.lineLink}
          onClick={() => {
            if (!isRead) void markRead([key], true)
          }}
        >
          {sentence}
        </Link>
        <span className={styles.quiet}>
          <AgoText at={at} />
        </span>
      </div>
      <Button
        kind="plain"
        aria-label={t(isRead ? 'inbox.line.unreadOf' : 'inbox.line.readOf', { what: sentence })}
        onClick={() => void markRead([key], !isRead)}
      >
        {t(isRead ? 'inbox.line.unread' : 'inbox.line.read')}
      </Button>
    </li>
  )
}

import type { AccountNews } from '@darzi/contract/account-news.ts'
import {
  isNewsWay,
  type NewsEvent,
  type NewsSide,
  newsEventsOf,
  newsWays,
} from '@darzi/tailoring/account-news/events.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { useAct } from '../../shell/use-act.ts'
import { AwaitedCheckbox } from '../../ui/AwaitedCheckbox.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './News.module.css'
import { addDevice, chooseNews, removeDevice, useNews } from './news-data.ts'
import { PushSwitch } from './PushSwitch.tsx'

interface Props {
  /** A shop's members allow a browser among the shop's notifications. */
  side: NewsSide
}

/** What one is told when one is away, and by which ways. */
export function NewsCard({ side }: Props) {
  const t = useT()
  const { data, error, refetch } = useNews()
  const title = t('account-news.title')
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={1} rowHeight={220} />
  return (
    <Card title={title} aria-label={title}>
      <div className={styles.body}>
        <p className={styles.soft}>{t(`account-news.why.${side}`)}</p>
        <ul className={styles.events}>
          {newsEventsOf[side].map((event) => (
            <EventLine key={event} event={event} muted={data.muted} side={side} />
          ))}
        </ul>
        {side === 'customer' ? (
          <PushSwitch
            pushKey={data.pushKey}
            devices={data.devices}
            onStart={addDevice}
            onStop={removeDevice}
          />
        ) : (
          <div>
            <ButtonLink to={links.notifications({ tab: 'settings' })}>
              {t('account-news.device.ofShop')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  )
}

function EventLine({ event, muted, side }: Props & { event: NewsEvent; muted: AccountNews['muted'] }) {
  const t = useT()
  const { run } = useAct()
  const name = t(`account-news.event.${event}.${side}`)
  return (
    <li>
      <strong>{name}</strong>
      <div className={styles.ways}>
        {newsWays
          .filter((way) => isNewsWay(event, way))
          .map((way) => (
            <AwaitedCheckbox
              key={way}
              label={t(`account-news.way.${way}`)}
              aria-label={`${name}: ${t(`account-news.way.${way}`)}`}
              checked={!muted.some((choice) => choice.event === event && choice.way === way)}
              onSwitch={(isOn) => run(() => chooseNews({ event, way, isOn }))}
            />
          ))}
      </div>
    </li>
  )
}

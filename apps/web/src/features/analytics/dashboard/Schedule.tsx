import { useNavigate } from 'react-router'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { Agenda, useCalendar } from '../../calendar/api.ts'

/** Who comes today, and what is promised for today: the calendar's own list of one day. */
export function Schedule({ today }: { today: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { data, error, refetch } = useCalendar({ from: today, days: 1 })
  const isEmpty = data && data.appointments.length + data.orderDays.length === 0
  return (
    <Card
      title={t('analytics.dashboard.schedule')}
      actions={
        <ButtonLink kind="plain" to={links.calendar()}>
          {t('analytics.dashboard.openCalendar')}
        </ButtonLink>
      }
    >
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} rowHeight={60} />}
      {isEmpty && <p>{t('analytics.dashboard.nothingToday')}</p>}
      {data && !isEmpty && (
        <Agenda
          calendar={data}
          onOpen={({ id, on }) => void navigate(links.calendar({ view: 'list', on, do: `see_${id}` }))}
        />
      )}
    </Card>
  )
}

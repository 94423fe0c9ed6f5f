import { useMay } from '../../../data/session.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useSettings } from '../calendar-data.ts'
import { HoursCard } from './HoursCard.tsx'

/** The shop's hours, placed on another screen, for those who may set them. */
export function OpeningHoursCard() {
  const mayChange = useMay('calendar.setUp')
  return mayChange ? <Hours /> : null
}

function Hours() {
  const t = useT()
  const { data, error, refetch } = useSettings()
  if (data) return <HoursCard settings={data} />
  return (
    <Card title={t('calendar.settings.hours')} aria-label={t('calendar.settings.hours')}>
      {error ? (
        <QueryFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={5} rowHeight={44} />
      )}
    </Card>
  )
}

import { links } from '../../../links.ts'
import { QueryFailed } from '../../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import { useSettings } from '../calendar-data.ts'
import { BookingCard } from './BookingCard.tsx'
import { DaysOffCard } from './DaysOffCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import styles from './Settings.module.css'
import { StaffCard } from './StaffCard.tsx'

/** Hours of shop and staff, holidays, and how customers book. */
export default function SettingsPage() {
  const t = useT()
  const { data, error, refetch } = useSettings()
  return (
    <>
      <ScreenHeader title={t('calendar.settings.title')} backTo={links.calendar()} />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} rowHeight={84} />}
      {data && (
        <div className={styles.settings}>
          <HoursCard settings={data} />
          <DaysOffCard settings={data} />
          <StaffCard settings={data} />
          <BookingCard settings={data} />
        </div>
      )}
    </>
  )
}

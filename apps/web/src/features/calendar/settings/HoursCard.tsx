import type { CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { problemOfHours } from '@darzi/tailoring/calendar/hours.ts'
import { useState } from 'react'
import { useAct } from '../../../shell/use-act.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useT } from '../../../words/use-t.ts'
import { saveHours } from '../calendar-data.ts'
import styles from './Settings.module.css'
import { WeekFields } from './WeekFields.tsx'

/** When the shop is open, by its own clock. */
export function HoursCard({ settings }: { settings: CalendarSettings }) {
  const t = useT()
  const [hours, setHours] = useState(settings.hours)
  const { isBusy, run } = useAct()
  const save = () =>
    run(async () => {
      await saveHours({ hours })
    })
  return (
    <Card title={t('calendar.settings.hours')} aria-label={t('calendar.settings.hours')}>
      <div className={styles.body}>
        <p className={styles.soft}>{t('calendar.settings.zone', { zone: settings.timeZone })}</p>
        {settings.isUsual && <p>{t('calendar.settings.usual')}</p>}
        <WeekFields hours={hours} onChange={setHours} />
        <div className={styles.acts}>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={problemOfHours(hours) !== undefined}
            onClick={() => void save()}
          >
            {t('calendar.settings.saveHours')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

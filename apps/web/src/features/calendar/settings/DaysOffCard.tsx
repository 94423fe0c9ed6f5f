import type { CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useDialogAddress } from '../../../shell/use-dialog-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { removeDayOff } from '../calendar-data.ts'
import styles from './Settings.module.css'

const DayOffDialog = lazy(() => import('./DayOffDialog.tsx').then((it) => ({ default: it.DayOffDialog })))

/** Days on which the shop is closed, and who has a holiday. */
export function DaysOffCard({ settings }: { settings: CalendarSettings }) {
  const t = useT()
  const language = useLanguage()
  const dialog = useDialogAddress('do')
  const { daysOff } = settings
  return (
    <Card
      title={t('calendar.settings.off')}
      aria-label={t('calendar.settings.off')}
      actions={<Button onClick={() => dialog.open('off')}>{t('calendar.settings.addOff')}</Button>}
    >
      {daysOff.length === 0 && <p className={styles.soft}>{t('calendar.settings.noneOff')}</p>}
      <ul className={styles.rows}>
        {daysOff.map(({ id, member, firstOn, lastOn, reason }) => (
          <li key={id} className={styles.row}>
            <div>
              <strong>{reason}</strong>
              <div className={styles.soft}>
                {[...new Set([firstOn, lastOn])].map((day) => writeDay(day, language)).join(' – ')} ·{' '}
                {member?.name ?? t('calendar.settings.wholeShop')}
              </div>
            </div>
            <Button
              kind="plain"
              icon={<X size={18} aria-hidden="true" />}
              aria-label={t('calendar.settings.removeOff', { reason })}
              onClick={() => void removeDayOff(id, { firstOn, lastOn, reason, memberId: member?.id })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {dialog.value === 'off' && <DayOffDialog settings={settings} onClose={dialog.close} />}
      </Suspense>
    </Card>
  )
}

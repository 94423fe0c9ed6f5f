import type { CalendarSettings, MemberCalendar } from '@darzi/contract/calendar-shapes.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { lazy, Suspense } from 'react'
import { useDialogAddress } from '../../../shell/use-dialog-address.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Settings.module.css'

const MemberDialog = lazy(() => import('./MemberDialog.tsx').then((it) => ({ default: it.MemberDialog })))

/** Who is in when, and what they know. */
export function StaffCard({ settings }: { settings: CalendarSettings }) {
  const t = useT()
  const dialog = useDialogAddress('member')
  const opened = settings.members.find(({ id }) => id === dialog.value)
  return (
    <Card title={t('calendar.settings.staff')} aria-label={t('calendar.settings.staff')}>
      <ul className={styles.rows}>
        {settings.members.map((member) => (
          <li key={member.id} className={styles.row}>
            <div>
              <strong>{member.name}</strong> {member.isWoman && <Badge>{t('calendar.settings.woman')}</Badge>}
              <div className={styles.soft}>{lineOf(t, member)}</div>
            </div>
            <Button
              aria-label={t('calendar.settings.editMember', { name: member.name })}
              onClick={() => dialog.open(member.id)}
            >
              {t('calendar.settings.edit')}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened && <MemberDialog member={opened} settings={settings} onClose={dialog.close} />}
      </Suspense>
    </Card>
  )
}

function lineOf(t: Translate, { takesAppointments, hours, skills }: MemberCalendar): string {
  return [
    t(takesAppointments ? 'calendar.settings.takes' : 'calendar.settings.takesNone'),
    t(hours ? 'calendar.settings.someHours' : 'calendar.settings.shopHours'),
    t('calendar.settings.skillsCount', { count: skills.length }),
  ].join(' · ')
}

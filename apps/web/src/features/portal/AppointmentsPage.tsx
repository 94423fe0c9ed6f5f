import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { OwnAppointments } from './OwnAppointments.tsx'

/** All appointments of the account. */
export default function AppointmentsPage() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('portal.tab.appointments')} parent={links.userDashboard()} />
      <OwnAppointments areAll />
    </>
  )
}

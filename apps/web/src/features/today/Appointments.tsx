import { useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { Agenda, useCalendar } from '../calendar/api.ts'

/** Who comes today: trials, fittings and visits of the calendar. What is promised for today stands among the promises. */
export function Appointments({ today }: { today: string }) {
  const mayRead = useMay('calendar.read')
  return mayRead ? <Booked today={today} /> : null
}

function Booked({ today }: { today: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { data } = useCalendar({ from: today, days: 1 })
  const appointments = data?.appointments.filter(({ state }) => state === 'booked') ?? []
  if (!data || appointments.length === 0) return null
  return (
    <Card
      title={t('today.appointments.title')}
      aria-label={t('today.appointments.title')}
      actions={
        <ButtonLink kind="plain" to={links.calendar()}>
          {t('today.appointments.calendar')}
        </ButtonLink>
      }
    >
      <Agenda
        calendar={{ ...data, appointments, orderDays: [] }}
        onOpen={({ id, on }) => void navigate(links.calendar({ view: 'list', on, do: `see_${id}` }))}
      />
    </Card>
  )
}

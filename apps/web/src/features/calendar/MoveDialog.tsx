import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { useState } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { dayProblem } from '../../kits/form/typed.ts'
import { useT } from '../../words/use-t.ts'
import { move } from './calendar-data.ts'
import type { Place } from './calendar-shape.ts'
import { toTimeField } from './clock.ts'
import { placeOf, type Refused, refusedBy, WhenFields } from './WhenFields.tsx'

interface Props {
  appointment: Appointment
  /** Where it was dragged to in vain. */
  to?: Place
  members: readonly { id: string; name: string; isWoman: boolean }[]
  onClose: () => void
}

/** Another day, time, length or member for an appointment. */
export function MoveDialog({ appointment, to, members, onClose }: Props) {
  const t = useT()
  const { id, name, member, wantsWoman, minutes } = appointment
  // A place that was refused once may be booked with a reason.
  const [refused, setRefused] = useState<Refused | undefined>(to && {})
  const at = to ?? appointment
  return (
    <FormDialog
      title={t('calendar.move.title', { name })}
      save={t('calendar.move.save')}
      initial={{
        on: at.on,
        minute: toTimeField(at.minute),
        minutes: String(minutes),
        who: wantsWoman ? 'woman' : (member?.id ?? ''),
        overbookReason: '',
      }}
      check={({ on, minute }) => ({
        on: dayProblem(on, t),
        minute: minute ? null : t('calendar.book.chooseTime'),
      })}
      send={async (values) => {
        try {
          return await move(appointment, placeOf(values))
        } catch (error) {
          setRefused(refusedBy(error))
          throw error
        }
      }}
      onClose={onClose}
    >
      {(form) => <WhenFields form={form} members={members} except={id} refused={refused} />}
    </FormDialog>
  )
}

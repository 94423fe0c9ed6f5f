import { ProblemError } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import type { Time } from './SlotPicker.tsx'

/** Whoever came second is offered the next free time. */
export function TakenNext({ error, onTake }: { error: unknown; onTake: (time: Time) => void }) {
  const t = useT()
  if (!(error instanceof ProblemError) || error.code !== 'calendar.takenNext') return null
  const { next, nextOn, nextMinute } = error.params
  return (
    <Button onClick={() => onTake({ on: String(nextOn), minute: Number(nextMinute) })}>
      {t('booking.form.takeNext', { time: String(next) })}
    </Button>
  )
}

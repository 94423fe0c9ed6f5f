import { lengths } from '@darzi/tailoring/calendar/kinds.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { UseFormReturnType } from '@mantine/form'
import { ProblemError } from '../../data/problem-error.ts'
import { useShopDay } from '../../data/shop-day.ts'
import formStyles from '../../kits/form/Form.module.css'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { shownDay } from '../../ui/read-day.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { useDaySlots } from './calendar-data.ts'
import { fromTimeField, toTimeField } from './clock.ts'
import styles from './Form.module.css'

export interface When extends Record<string, unknown> {
  on: string
  /** As a time field holds it; of a refusal the field is `minute`, as the server calls it. */
  minute: string
  minutes: string
  /** A member's id, `woman`, or nothing for whoever is free. */
  who: string
  overbookReason: string
}

/** Why a time was refused: what can be booked instead, and that a reason books over it. */
export interface Refused {
  next?: { on: string; minute: number; said: string }
}

/** What a refusal offers; undefined of one that no reason helps. */
export function refusedBy(error: unknown): Refused | undefined {
  if (!(error instanceof ProblemError) || !overbookable.has(error.code)) return undefined
  const { next, nextOn, nextMinute } = error.params
  if (next === undefined) return {}
  return { next: { on: String(nextOn), minute: Number(nextMinute), said: String(next) } }
}
const overbookable = new Set([
  'calendar.taken',
  'calendar.takenNext',
  'calendar.closed',
  'calendar.away',
  'calendar.nobody',
])

/** What the fields say, as the server takes it. */
export const placeOf = ({ on, minute, minutes, who, overbookReason }: When) => ({
  on,
  minute: fromTimeField(minute) ?? 0,
  minutes: Number(minutes),
  memberId: who === '' || who === 'woman' ? null : who,
  wantsWoman: who === 'woman',
  overbookReason: overbookReason || undefined,
})

interface Props<V extends When> {
  form: UseFormReturnType<V>
  members: readonly { id: string; name: string; isWoman: boolean }[]
  pieceId?: string
  /** The appointment that is being moved. */
  except?: string
  refused?: Refused
}

/** Day, time, length and who; the free times of the day to tap, and what to do about a time that is not free. */
export function WhenFields<V extends When>({ form, members, pieceId, except, refused }: Props<V>) {
  const t = useT()
  const today = useShopDay()
  const { on, minute, minutes, who } = form.values
  const { memberId, wantsWoman } = placeOf(form.values)
  const slots = useDaySlots({
    on: shownDay(on),
    minutes: Number(minutes),
    memberId: memberId ?? undefined,
    wantsWoman,
    pieceId,
    except,
  })
  const said = lengths.map(String)
  const offered = said.includes(minutes) ? said : [minutes, ...said]
  const take = (values: Partial<When>) => {
    // The fields of V that a When has are a When's.
    form.setValues(values as Partial<V>)
    form.clearErrors()
  }
  return (
    <>
      <div className={formStyles.pair}>
        <NativeSelect
          {...form.getInputProps('who')}
          label={t('calendar.member.label')}
          options={[
            { value: '', label: t('calendar.member.any') },
            ...(members.some(({ isWoman }) => isWoman) || who === 'woman'
              ? [{ value: 'woman', label: t('calendar.member.woman') }]
              : []),
            ...members.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          {...form.getInputProps('minutes')}
          label={t('calendar.book.length')}
          options={offered.map((value) => ({
            value,
            label: t('calendar.book.minutes', { count: Number(value) }),
          }))}
        />
      </div>
      <div className={formStyles.pair}>
        <DateField {...form.getInputProps('on')} value={on} today={today} label={t('calendar.book.on')} />
        <TextField {...form.getInputProps('minute')} type="time" label={t('calendar.book.at')} required />
      </div>
      {refused && (
        <div className={styles.refused}>
          {refused.next && (
            <Button
              onClick={() =>
                refused.next &&
                take({ on: refused.next.on, minute: toTimeField(refused.next.minute), overbookReason: '' })
              }
            >
              {t('calendar.book.takeNext', { time: refused.next.said })}
            </Button>
          )}
          <TextField
            {...form.getInputProps('overbookReason')}
            label={t('calendar.book.reason')}
            maxLength={200}
            isOptional
          />
        </div>
      )}
      {slots && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to a few small buttons
        <div className={styles.free} role="group" aria-label={t('calendar.book.free')}>
          <span aria-hidden="true">
            {t(slots.length > 0 ? 'calendar.book.free' : 'calendar.book.noneFree')}
          </span>
          <div className={styles.times}>
            {slots.map((slot) => (
              <button
                key={slot.startsAt}
                type="button"
                className={styles.time}
                aria-pressed={toTimeField(slot.minute) === minute}
                onClick={() => take({ minute: toTimeField(slot.minute), overbookReason: '' })}
              >
                {writeTime(slot.minute)}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

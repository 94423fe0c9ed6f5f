import type { OwnAppointment as Told } from '@darzi/contract/calendar-shapes.ts'
import { writeTime } from '@darzi/words/times.ts'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Booking.module.css'
import { dayLine, whenLine } from './lines.ts'
import { SlotPicker, type Time } from './SlotPicker.tsx'
import { TakenNext } from './TakenNext.tsx'

interface OwnProps {
  appointment: Told
  token: string
  onChange: (appointment: Told, news: 'moved' | undefined) => void
}

/** When and where it is, another time for it, or none. */
export function OwnAppointment({ appointment, token, onChange }: OwnProps) {
  const t = useT()
  const language = useLanguage()
  const [act, setAct] = useState<'move' | 'cancel'>()
  const { on, minute, minutes, kind, state, memberName, wantsWoman, address, shop, can } = appointment
  const done = (changed: Told, news?: 'moved') => {
    setAct(undefined)
    onChange(changed, news)
  }
  return (
    <>
      <section className={styles.card}>
        <p className={styles.when}>
          <strong>{dayLine(t, language, on)}</strong>
          <span>{writeTime(minute)}</span>
        </p>
        <p>
          {t(`booking.kind.${kind}`)} · {t('booking.own.minutes', { count: minutes })}
          {state !== 'booked' && ` · ${t(`booking.state.${state}`)}`}
        </p>
        {memberName && <p>{t('booking.own.with', { name: memberName })}</p>}
        {wantsWoman && <p>{t('booking.own.woman')}</p>}
        {(address ?? shop.address) && <p>{address ?? shop.address}</p>}
        <div className={styles.acts}>
          {can.change && act !== 'move' && (
            <Button kind="primary" onClick={() => setAct('move')}>
              {t('booking.own.move')}
            </Button>
          )}
          {can.change && act === undefined && (
            <Button onClick={() => setAct('cancel')}>{t('booking.own.cancel')}</Button>
          )}
          {shop.phone && (
            <a className={buttonClass({})} href={`tel:${shop.phone}`}>
              {t('booking.own.call', { shop: shop.name })}
            </a>
          )}
        </div>
      </section>
      {act === 'cancel' && <CancelCard token={token} onDone={done} onBack={() => setAct(undefined)} />}
      {act === 'move' && (
        <MoveCard appointment={appointment} token={token} onDone={done} onBack={() => setAct(undefined)} />
      )}
    </>
  )
}

interface ActProps {
  token: string
  onDone: (appointment: Told, news?: 'moved') => void
  onBack: () => void
}

/** Sends one act, once at a time. */
function useAct() {
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function run(work: () => Promise<void>) {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  return { error, isBusy, run }
}

function CancelCard({ token, onDone, onBack }: ActProps) {
  const t = useT()
  const { error, isBusy, run } = useAct()
  const cancel = () =>
    run(async () => onDone(await call('POST /api/appointment/:token/cancel', { params: { token } })))
  return (
    <section className={styles.card} aria-labelledby="sure">
      <h2 id="sure">{t('booking.own.sure')}</h2>
      <FormError>{error !== undefined && problemSentence(error, t)}</FormError>
      <div className={styles.acts}>
        <Button kind="danger" isBusy={isBusy} onClick={() => void cancel()}>
          {t('booking.own.yes')}
        </Button>
        <Button onClick={onBack}>{t('booking.own.no')}</Button>
      </div>
    </section>
  )
}

function MoveCard({ appointment, token, onDone, onBack }: ActProps & { appointment: Told }) {
  const t = useT()
  const language = useLanguage()
  const { error, isBusy, run } = useAct()
  const [chosen, setChosen] = useState<Time>()
  const [tries, setTries] = useState(0)
  async function move() {
    if (!chosen) return
    await run(async () => {
      // Refused or not, what is free is another thing now.
      setTries(tries + 1)
      const moved = await call('POST /api/appointment/:token/move', { params: { token }, body: chosen })
      onDone(moved, 'moved')
    })
  }
  return (
    <section className={styles.card} aria-labelledby="new-time">
      <h2 id="new-time">{t('booking.own.newTime')}</h2>
      <SlotPicker
        today={appointment.today}
        near={appointment.on}
        asks={String(tries)}
        fetchSlots={async (span) =>
          (await call('GET /api/appointment/:token/slots', { params: { token }, query: span })).slots
        }
        chosen={chosen}
        onChoose={setChosen}
      />
      <FormError>{error !== undefined && problemSentence(error, t)}</FormError>
      <TakenNext error={error} onTake={setChosen} />
      {chosen && <p>{whenLine(t, language, chosen)}</p>}
      <div className={styles.acts}>
        <Button kind="primary" isBusy={isBusy} disabled={!chosen} onClick={() => void move()}>
          {t('booking.own.move')}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {t('booking.own.back')}
        </Button>
      </div>
    </section>
  )
}

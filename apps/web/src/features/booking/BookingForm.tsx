import type { ApiReply } from '@darzi/contract/api.ts'
import { openKinds } from '@darzi/tailoring/calendar/kinds.ts'
import { type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { SavedAddresses } from '../own-profile/api.ts'
import styles from './Booking.module.css'
import { whenLine } from './lines.ts'
import { SlotPicker, type Time } from './SlotPicker.tsx'
import { TakenNext } from './TakenNext.tsx'

type Page = ApiReply<'GET /api/booking/:token'>

const empty = { name: '', phone: '', address: '', notes: '' }

/** What for, when and who. */
export function BookingForm({ page, token }: { page: Page; token: string }) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const [kind, setKind] = useState<(typeof openKinds)[number]>('fitting')
  const [wantsWoman, setWoman] = useState(false)
  const [chosen, setChosen] = useState<Time>()
  const [typed, setTyped] = useState(empty)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const lacks = [
      ...(typed.name.trim() ? [] : ['name']),
      ...(typed.phone.trim() ? [] : ['phone']),
      ...(kind === 'homeVisit' && !typed.address.trim() ? ['address'] : []),
      ...(chosen ? [] : ['minute']),
    ]
    setMissing(lacks)
    setError(undefined)
    if (lacks.length > 0 || !chosen) return
    setBusy(true)
    try {
      const body = { kind, wantsWoman, ...chosen, ...typed }
      const made = await call('POST /api/booking/:token', { params: { token }, body })
      void navigate(links.appointment(made.token), { state: { booked: true } })
    } catch (refused) {
      setError(refused)
      // What is free is another thing now.
      setTries(tries + 1)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: missing.includes(name) ? t('problems.field.required') : fieldSentence(error, name, t),
  })
  const isAtField = (['phone', 'address', 'name'] as const).some((name) => fieldSentence(error, name, t))
  return (
    <form className={styles.card} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Chips
        label={t('booking.kind.label')}
        chips={openKinds.map((key) => ({ key, label: t(`booking.kind.${key}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      {page.hasWoman && (
        <Checkbox
          label={t('booking.form.woman')}
          checked={wantsWoman}
          onChange={(event) => setWoman(event.target.checked)}
        />
      )}
      <SlotPicker
        today={page.today}
        asks={`${kind} ${wantsWoman} ${tries}`}
        fetchSlots={async (span) =>
          (
            await call('GET /api/booking/:token/slots', {
              params: { token },
              query: { ...span, kind, wantsWoman: wantsWoman ? 'true' : 'false' },
            })
          ).slots
        }
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextField
        {...field('name')}
        label={t('booking.form.name')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        {...field('phone')}
        label={t('booking.form.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      {kind === 'homeVisit' && (
        <>
          <SavedAddresses
            label={t('booking.form.yourAddresses')}
            typed={typed.address}
            onChoose={(address) => setTyped((now) => ({ ...now, address }))}
          />
          <TextField
            {...field('address')}
            label={t('booking.form.address')}
            autoComplete="street-address"
            maxLength={300}
            required
          />
        </>
      )}
      <TextArea {...field('notes')} label={t('booking.form.notes')} isOptional maxLength={500} />
      <FormError>
        {missing.includes('minute')
          ? t('booking.form.chooseTime')
          : error !== undefined && !isAtField && problemSentence(error, t)}
      </FormError>
      <TakenNext error={error} onTake={setChosen} />
      {chosen && <p className={styles.chosen}>{whenLine(t, language, chosen)}</p>}
      <Button type="submit" kind="primary" isLarge isBusy={isBusy}>
        {t('booking.form.book')}
      </Button>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { prefillOf, saveToStanding } from '../customers/api.ts'
import styles from './CustomerFinder.module.css'

interface Props {
  /** What was searched in vain: a phone or a name. */
  begun: string
  onAdded: (customerId: string) => void
}

/** Takes a new customer in with no more than a name and a phone; the rest can be written later. */
export function AddInPlace({ begun, onAdded }: Props) {
  const t = useT()
  const start = begun ? prefillOf(begun) : {}
  const [id] = useState(() => newId())
  const [name, setName] = useState(start.name ?? '')
  const [phone, setPhone] = useState(start.phone ?? '')
  const [appError, setError] = useState<unknown>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) return
    setBusy(true)
    try {
      const body = { id, name, phone: phone || undefined }
      const customer = await call('POST /api/customers', { body }).catch((refused: unknown) =>
        saveToStanding(refused, body),
      )
      void queries.invalidateQueries({ queryKey: ['customers'] })
      onAdded(customer.id)
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  const atName = isMissing ? t('problems.field.required') : fieldSentence(appError, 'name', t)
  const atPhone = fieldSentence(appError, 'phone', t)
  return (
    <form className={styles.add} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('orders-new.customer.name')}
        value={name}
        maxLength={120}
        autoComplete="off"
        error={atName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('orders-new.customer.phone')}
        type="tel"
        isOptional
        value={phone}
        maxLength={40}
        autoComplete="off"
        error={atPhone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {t('orders-new.customer.addNow')}
      </Button>
      <div className={styles.problem}>
        <FormError>{appError !== undefined && !atPhone && !atName && problemSentence(appError, t)}</FormError>
      </div>
    </form>
  )
}

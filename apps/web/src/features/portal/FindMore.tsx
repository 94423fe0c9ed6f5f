import { type SyntheticEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { ProvePhone } from '../tracking/api.ts'
import styles from './Portal.module.css'
import { addProvenPhone, removePhone, useOwnPhones } from './portal-data.ts'

/** Orders a shop took at its counter are found by the phone they were taken with, once the account has proven it. */
export function FindMore() {
  const t = useT()
  const { data } = useOwnPhones()
  const [phone, setPhone] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(undefined)
    await work().catch(setProblem)
  }
  return (
    <Card title={t('portal.more.title')} className={styles.more}>
      <p className={styles.soft}>{t('portal.more.why')}</p>
      {data && data.phones.length > 0 && (
        <ul className={styles.phones} aria-label={t('portal.more.phones')}>
          {data.phones.map((own) => (
            <li key={own.phone}>
              <span className="figures">{own.shown}</span>
              <Button
                kind="plain"
                aria-label={t('portal.more.removeOf', { phone: own.shown })}
                onClick={() => void attempt(() => removePhone(own.phone))}
              >
                {t('portal.more.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      {phone === undefined ? (
        <PhoneForm onPhone={setPhone} />
      ) : (
        <ProvePhone
          id="prove-own-phone"
          phone={phone}
          onProven={() => {
            setPhone(undefined)
            void attempt(() => addProvenPhone(phone))
          }}
        />
      )}
    </Card>
  )
}

function PhoneForm({ onPhone }: { onPhone: (phone: string) => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    setMissing(typed.trim() === '')
    if (typed.trim() !== '') onPhone(typed)
  }
  return (
    <form className={styles.phoneForm} noValidate onSubmit={onSubmit}>
      <TextField
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        maxLength={40}
        label={t('tracking.search.phone')}
        value={typed}
        error={isMissing && t('tracking.search.noPhone')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('portal.more.find')}</Button>
    </form>
  )
}

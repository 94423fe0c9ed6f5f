import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  token: string
  mostMinor: number
  currency: TrackedLink['currency']
}

/** Pays the balance, or a part of it, on the page of a gateway: the customer goes there, and comes back here. */
export function PayOnline({ token, mostMinor, currency }: Props) {
  const t = useT()
  const [part, setPart] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const most = writeMoney(mostMinor, currency)
  const read = part === undefined ? undefined : parseMoney(part, currency)
  const amountMinor = read === undefined ? mostMinor : 'ok' in read ? read.minor : 0
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const isNone = amountMinor <= 0 || amountMinor > mostMinor
    setWrong(isNone)
    if (isNone) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { url } = await call('POST /api/track/:token/pay', { params: { token }, body: { amountMinor } })
      window.location.assign(url)
    } catch (refused) {
      setProblem(refused)
      setBusy(false)
    }
  }
  const atAmount = isWrong ? t('tracking.online.wrong', { most }) : fieldSentence(problem, 'amountMinor', t)
  const paying = writeMoney(amountMinor > 0 && amountMinor <= mostMinor ? amountMinor : mostMinor, currency)
  return (
    <form className={styles.online} onSubmit={(event) => void onSubmit(event)} noValidate>
      {part !== undefined && (
        <TextField
          label={t('tracking.online.amount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={part}
          error={atAmount}
          onChange={(event) => setPart(event.target.value)}
        />
      )}
      <FormError>{problem !== undefined && !atAmount && problemSentence(problem, t)}</FormError>
      <Button kind="primary" type="submit" isLarge isBusy={isBusy}>
        {t('tracking.online.pay', { amount: paying })}
      </Button>
      {part === undefined && (
        <Button kind="plain" onClick={() => setPart('')}>
          {t('tracking.online.other')}
        </Button>
      )}
    </form>
  )
}

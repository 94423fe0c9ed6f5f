import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { saveFile } from '../../data/save-file.ts'
import { useSession } from '../../data/session.ts'
import { numberOf, typedMoney } from '../../kits/form/typed.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { FullCode } from '../payments/api.ts'
import styles from './ShopPayments.module.css'
import { useMethods } from './shop-payments-data.ts'

/** A UPI code for any amount: on the screen, full size for the counter, or as a file. */
export function QrTab() {
  const t = useT()
  const { shop } = useSession()
  const { data } = useMethods()
  if (!data) return <SkeletonRows rows={3} rowHeight={64} />
  if (!data.hasUpiId || shop?.currency !== 'INR')
    return (
      <EmptyState
        title={t('shop-payments.qr.noUpi')}
        action={
          <ButtonLink to={links.profile()} kind="primary">
            {t('shop-payments.qr.settings')}
          </ButtonLink>
        }
      >
        {t('shop-payments.qr.noUpiWhy')}
      </EmptyState>
    )
  return <Generator />
}

interface Code {
  /** Of this one request: its picture and its files are of the same. */
  ask: string
  amountMinor: number
  note: string
  payee: string
}

function Generator() {
  const t = useT()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [code, setCode] = useState<Code>()
  const [problem, setProblem] = useState<unknown>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setCode(undefined)
    setProblem(undefined)
    const typed = typedMoney(amount, 'INR')
    const amountMinor = numberOf(typed)
    const lacks = !amountMinor || !note.trim()
    setMissing(lacks)
    if (lacks) return
    setBusy(true)
    try {
      const query = { amountMinor, note, ask: newId() }
      const { payee } = await call('GET /api/payments/upi-code', { query })
      setCode({ ...query, payee })
    } catch (error) {
      setProblem(error)
    }
    setBusy(false)
  }
  const atAmount = fieldSentence(problem, 'amountMinor', t)
  return (
    <div className={styles.halves}>
      <form className={styles.stack} onSubmit={(event) => void onSubmit(event)} noValidate>
        <TextField
          label={t('shop-payments.qr.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={amount}
          error={atAmount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={t('shop-payments.qr.note')}
          hint={t('shop-payments.qr.noteHint')}
          maxLength={50}
          value={note}
          error={fieldSentence(problem, 'note', t)}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormError>
          {isMissing
            ? t('shop-payments.qr.needBoth')
            : problem !== undefined && !atAmount && problemSentence(problem, t)}
        </FormError>
        <div>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {t('shop-payments.qr.generate')}
          </Button>
        </div>
      </form>
      {code && <ShownCode code={code} />}
    </div>
  )
}

function ShownCode({ code }: { code: Code }) {
  const t = useT()
  const [isFull, setFull] = useState(false)
  const query = { amountMinor: code.amountMinor, note: code.note, ask: code.ask }
  const amount = writeMoney(code.amountMinor, 'INR')
  const alt = t('shop-payments.qr.code', { amount, payee: code.payee })
  const source = `/api/payments/upi-code/svg?${new URLSearchParams({ ...query, amountMinor: String(query.amountMinor) })}`
  async function download(format: 'png' | 'svg') {
    try {
      const file = await call('GET /api/payments/upi-code/:format', { params: { format }, query })
      saveFile(file, `upi-${code.amountMinor / 100}.${format}`)
      toastDone(t('shop-payments.qr.downloaded'))
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <div className={styles.codeCard}>
      <img className={styles.code} src={source} alt={alt} width={280} height={280} />
      <p>
        <strong className="figures">{amount}</strong> · {code.note}
      </p>
      <p className={styles.soft}>{t('shop-payments.qr.proof')}</p>
      <div className={styles.codeActs}>
        <Button kind="primary" onClick={() => setFull(true)}>
          {t('payments.code.full')}
        </Button>
        <Button onClick={() => void download('png')}>{t('shop-payments.qr.png')}</Button>
        <Button onClick={() => void download('svg')}>{t('shop-payments.qr.svg')}</Button>
      </div>
      {isFull && (
        <FullCode
          source={source}
          alt={alt}
          amount={amount}
          payee={code.payee}
          onClose={() => setFull(false)}
        />
      )}
    </div>
  )
}

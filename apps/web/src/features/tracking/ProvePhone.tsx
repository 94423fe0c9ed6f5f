import type { ApiReply } from '@darzi/contract/api.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  /** Of its heading, by which a link leads here. */
  id: string
  phone: string
  onProven: () => void
}

/** Whoever holds the phone sees all of its orders: a code is sent to it and typed in here. */
export function ProvePhone({ id, phone, onProven }: Props) {
  const { sent, problem, isBusy, send, prove } = useProof(phone, onProven)
  const t = useT()
  return (
    <section className={styles.prove} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('tracking.prove.title')}
      </h2>
      <p>{t('tracking.prove.why')}</p>
      {sent ? (
        <CodeForm sent={sent} problem={problem} isBusy={isBusy} onProve={prove} onAgain={send} />
      ) : (
        <>
          <FormError>{problem}</FormError>
          <Button kind="primary" isBusy={isBusy} onClick={send}>
            {t('tracking.prove.send')}
          </Button>
        </>
      )}
    </section>
  )
}

function useProof(phone: string, onProven: () => void) {
  const t = useT()
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: unknown) => setProblem(problemSentence(error, t)))
    setBusy(false)
  }
  const send = () =>
    attempt(async () => setSent(await call('POST /api/orders/track/code', { body: { phone } })))
  const prove = (code: string) =>
    attempt(async () => {
      await call('POST /api/orders/track/prove', { body: { phone, code } })
      onProven()
    })
  return { sent, problem, isBusy, send, prove }
}

type Sent = ApiReply<'POST /api/orders/track/code'>

interface CodeProps {
  sent: Sent
  problem: string | undefined
  isBusy: boolean
  onProve: (code: string) => void
  onAgain: () => void
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

function CodeForm({ sent, problem, isBusy, onProve, onAgain }: CodeProps) {
  const t = useT()
  const code = useRef<HTMLInputElement>(null)
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    onProve(code.current?.value ?? '')
  }
  return (
    <form className={styles.code} noValidate onSubmit={onSubmit}>
      <p role="status">{t('tracking.prove.sent', { phone: sent.sentTo })}</p>
      <TextField
        ref={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
        label={t('tracking.prove.code')}
        error={problem}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('tracking.prove.show')}
        </Button>
        <Button kind="plain" disabled={isBusy} onClick={onAgain}>
          {t('tracking.prove.again')}
        </Button>
        {sent.devSms && ownMachine.includes(window.location.hostname) && (
          <a className={styles.dev} href="/dev/sms">
            {t('tracking.prove.devSms')}
          </a>
        )}
      </div>
    </form>
  )
}

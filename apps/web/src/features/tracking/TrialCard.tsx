import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

interface Props {
  order: TrackedLink
  token: string
  onChange: (order: TrackedLink) => void
}

/** The customer's word on the trial: it fits, or what to change. It may be said again while the order is in work. */
export function TrialCard({ order, token, onChange }: Props) {
  const t = useT()
  const { problem, isBusy, isChanging, setChanging, answer } = useTrial(token, onChange)
  return (
    <section className={styles.prove} aria-labelledby="trial">
      <h2 id="trial">{t('tracking.trial.title')}</h2>
      {order.trial && <Answered trial={order.trial} />}
      <FormError>{problem}</FormError>
      {order.can.answerTrial && isChanging && (
        <ChangeForm
          isBusy={isBusy}
          onSend={(words) => answer('change', words)}
          onBack={() => setChanging(false)}
        />
      )}
      {order.can.answerTrial && !isChanging && (
        <>
          {!order.trial && <p>{t('tracking.trial.ask')}</p>}
          <div className={styles.acts}>
            {order.trial?.answer !== 'approved' && (
              <Button kind="primary" isBusy={isBusy} onClick={() => answer('approved')}>
                {t('tracking.trial.approve')}
              </Button>
            )}
            <Button isBusy={isBusy} onClick={() => setChanging(true)}>
              {t('tracking.trial.change')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Answered({ trial }: { trial: NonNullable<TrackedLink['trial']> }) {
  const t = useT()
  return (
    <div role="status">
      <p>{t(`tracking.trial.${trial.answer === 'approved' ? 'approved' : 'changeAsked'}`)}</p>
      {trial.words && <blockquote className={styles.words}>{trial.words}</blockquote>}
    </div>
  )
}

function useTrial(token: string, onChange: Props['onChange']) {
  const t = useT()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isChanging, setChanging] = useState(false)
  async function answer(word: 'approved' | 'change', words?: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      onChange(
        await call('POST /api/track/:token/trial', { params: { token }, body: { answer: word, words } }),
      )
      setChanging(false)
    } catch (error) {
      setProblem(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { problem, isBusy, isChanging, setChanging, answer }
}

interface ChangeProps {
  isBusy: boolean
  onSend: (words: string) => void
  onBack: () => void
}

function ChangeForm({ isBusy, onSend, onBack }: ChangeProps) {
  const t = useT()
  const words = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const said = words.current?.value.trim() ?? ''
    if (said !== '') return onSend(said)
    setError(t('tracking.trial.sayWhat'))
    words.current?.focus()
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextArea ref={words} autoFocus maxLength={1000} label={t('tracking.trial.what')} error={error} />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('tracking.trial.send')}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {t('tracking.trial.back')}
        </Button>
      </div>
    </form>
  )
}

import type { ReportReasons } from '@darzi/contract/reports.ts'
import { type ReportReason, reportReasons } from '@darzi/tailoring/reports/life.ts'
import { type SyntheticEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Reports.module.css'

interface Props {
  of: string
  send: (why: ReportReasons) => Promise<unknown>
  onClose: () => void
}

/** Why something is reported; who is not signed in is led there first, and nothing is asked twice. */
export default function ReportForm({ of, send, onClose }: Props) {
  const t = useT()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const [reason, setReason] = useState<ReportReason>('abuse')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (reason === 'other' && !words.trim()) return setProblem(t('reports.form.wordsNeeded'))
    setBusy(true)
    setProblem(undefined)
    try {
      await send({ reason, words: words.trim() || undefined })
      setSent(true)
    } catch (error) {
      setProblem(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  if (isSent)
    return (
      <p className={styles.form} role="status">
        {t('reports.form.sent')}
      </p>
    )
  if (!user)
    return (
      <section className={styles.form} aria-label={of}>
        <p>{t('reports.form.signIn')}</p>
        <ButtonLink to={links.login(pathname + search)}>{t('reports.form.toSignIn')}</ButtonLink>
      </section>
    )
  return (
    <form className={styles.form} aria-label={of} noValidate onSubmit={(event) => void onSubmit(event)}>
      <p>{t('reports.form.why')}</p>
      <NativeSelect
        label={t('reports.form.reason')}
        value={reason}
        onChange={({ target }) => setReason(reasonOf(target.value))}
        options={reportReasons.map((value) => ({ value, label: t(`reports.reason.${value}`) }))}
      />
      <TextArea
        label={t('reports.form.words')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        maxLength={2000}
        isOptional={reason !== 'other'}
      />
      <FormError>{problem}</FormError>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {t('reports.form.send')}
        </Button>
        <Button onClick={onClose}>{t('reports.form.cancel')}</Button>
      </div>
    </form>
  )
}

const reasonOf = (value: string) => reportReasons.find((reason) => reason === value) ?? 'other'

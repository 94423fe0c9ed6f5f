import { type ContactTopic, contactTopics } from '@darzi/tailoring/contact/topics.ts'
import { type SyntheticEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { markWrong } from '../../data/mark-wrong.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, ProblemError, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Contact.module.css'

const empty = { name: '', email: '', topic: 'shop', message: '', leave_empty: '' }
type Typed = typeof empty
const needed = ['name', 'email', 'message'] as const

/** A message to whoever runs this server. */
export function ContactForm() {
  const t = useT()
  const [typed, setTyped] = useState(empty)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  /** One message, however often its answer is lost; another once it was changed. */
  const [key, setKey] = useState(newId)

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const lacks = needed.filter((name) => !typed[name].trim())
    markWrong(form, () => {
      setMissing(lacks)
      setError(undefined)
    })
    if (lacks.length > 0) return
    setBusy(true)
    try {
      // The options of the choice are the topics.
      const body = { ...typed, topic: typed.topic as ContactTopic }
      await call('POST /api/contact', { body }, { idempotencyKey: key })
      setSent(true)
    } catch (refused) {
      markWrong(form, () => setError(refused))
      // What a password manager put where nobody looks does not come along twice.
      setTyped({ ...typed, leave_empty: '' })
      if (refused instanceof ProblemError && refused.status === 422) setKey(newId())
    } finally {
      setBusy(false)
    }
  }

  if (isSent)
    return (
      <Sent
        {...typed}
        onAnother={() => {
          setTyped({ ...typed, message: '' })
          setKey(newId())
          setSent(false)
        }}
      />
    )
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setKey(newId())
    },
    error: missing.includes(name) ? t('problems.field.required') : fieldSentence(error, name, t),
  })
  const isAtField = needed.some((name) => fieldSentence(error, name, t))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextField
        {...field('name')}
        label={t('site-contact.form.name')}
        autoComplete="name"
        maxLength={120}
        required
      />
      <TextField
        {...field('email')}
        label={t('site-contact.form.email')}
        hint={t('site-contact.form.emailHint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <NativeSelect
        {...field('topic')}
        label={t('site-contact.form.topic')}
        options={contactTopics.map((topic) => ({ value: topic, label: t(`site-contact.topic.${topic}`) }))}
      />
      <TextArea
        {...field('message')}
        label={t('site-contact.form.message')}
        rows={6}
        maxLength={4000}
        required
      />
      {/* Robots fill in everything; people neither see this nor come to it. */}
      <div className={styles.trap} aria-hidden="true">
        <TextField
          {...field('leave_empty')}
          label={t('site-contact.form.leaveEmpty')}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <FormError>{error !== undefined && !isAtField && problemSentence(error, t)}</FormError>
      <Button type="submit" kind="primary" isLarge isBusy={isBusy} className={styles.send}>
        {t('site-contact.form.send')}
      </Button>
    </form>
  )
}

function Sent({ name, email, onAnother }: Typed & { onAnother: () => void }) {
  const t = useT()
  return (
    <div className={styles.done} role="status">
      <h3>{t('site-contact.done.title')}</h3>
      <p>{t('site-contact.done.text', { name: name.trim(), email: email.trim() })}</p>
      <Button onClick={onAnother}>{t('site-contact.done.another')}</Button>
    </div>
  )
}

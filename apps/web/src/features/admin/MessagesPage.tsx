import type { ContactMessage } from '@darzi/contract/admin.ts'
import { useState } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { answerMessage, closeMessage, type MessageState, useMessages } from './admin-data.ts'

const states = ['waiting', 'answered'] as const satisfies readonly MessageState[]

/** What people wrote on the contact page, to be answered by e-mail. */
export default function MessagesPage() {
  const t = useT()
  const shown = useStateInAddress(states, (key) => t(`admin.messages.${key}`))
  const state = shown.chosen
  const query = useMessages(state)
  return (
    <>
      <ScreenHeader title={t('admin.messages.title')} hasBack={false} />
      <Chips label={t('admin.messages.filter')} {...shown} />
      <AdminFaces query={query}>
        {({ pages }) => <List state={state} rows={pages.flatMap(({ rows }) => rows)} />}
      </AdminFaces>
      <ShowMore {...query} />
    </>
  )
}

function List({ state, rows }: { state: MessageState; rows: readonly ContactMessage[] }) {
  const t = useT()
  if (rows.length === 0)
    return (
      <EmptyState title={t(state === 'waiting' ? 'admin.messages.none' : 'admin.messages.noneDone')}>
        {t('admin.messages.noneWhy')}
      </EmptyState>
    )
  return (
    <ul className={styles.list} aria-label={t('admin.messages.title')}>
      {rows.map((row) => (
        <Message key={row.id} message={row} />
      ))}
    </ul>
  )
}

function Message({ message }: { message: ContactMessage }) {
  const t = useT()
  const [isAnswering, setAnswering] = useState(false)
  const { name, email, topic, answer, answeredAt } = message
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Badge>{t(`admin.messages.topic.${topic}`)}</Badge>
      </div>
      <p className={styles.soft}>
        {email}
        {' · '}
        <AgoText at={message.sentAt} />
      </p>
      <p className={styles.words}>{message.message}</p>
      {answeredAt && (
        <div className={styles.answer}>
          <p className={styles.soft}>
            {t(answer ? 'admin.messages.yourAnswer' : 'admin.messages.closed')}
            {' · '}
            <AgoText at={answeredAt} />
          </p>
          {answer && <p className={styles.words}>{answer}</p>}
        </div>
      )}
      {!answeredAt && <Acts message={message} onAnswer={() => setAnswering(true)} />}
      {isAnswering && <AnswerDialog message={message} onClose={() => setAnswering(false)} />}
    </li>
  )
}

function Acts({ message, onAnswer }: { message: ContactMessage; onAnswer: () => void }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const close = () =>
    run(async () => {
      await closeMessage(message.id)
      toastDone(t('admin.messages.closed'))
    })
  return (
    <div className={styles.acts}>
      <Button kind="primary" onClick={onAnswer}>
        {t('admin.messages.answer')}
      </Button>
      <Button isBusy={isBusy} onClick={() => void close()}>
        {t('admin.messages.close')}
      </Button>
    </div>
  )
}

function AnswerDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const t = useT()
  const { id, name, email } = message
  return (
    <FormDialog
      title={t('admin.messages.answerTo', { name })}
      initial={{ words: '' }}
      save={t('admin.messages.send')}
      check={({ words }) => (words.trim() ? {} : { words: t('problems.field.required') })}
      send={async ({ words }) => {
        await answerMessage(id, words)
        toastDone(t('admin.messages.sent', { name }))
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextArea
          {...form.getInputProps('words')}
          label={t('admin.messages.words')}
          hint={t('admin.messages.wordsHint', { email })}
          maxLength={4000}
          rows={8}
        />
      )}
    </FormDialog>
  )
}

import type { View } from '@darzi/contract/views.ts'
import { type FormEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './CustomerForm.module.css'
import { changeView, saveView } from './view-data.ts'

interface Props {
  /** The view to rename, or a new one; the dialog is closed without it. */
  naming?: View | 'new'
  /** What a new view saves. */
  query: string
  onClose: () => void
}

/** A name for a view, and whether the whole shop sees it. */
export function ViewDialog({ naming, query, onClose }: Props) {
  const t = useT()
  return (
    <Dialog
      title={t(naming === 'new' ? 'customers.view.saveTitle' : 'customers.view.rename')}
      isOpen={naming !== undefined}
      onClose={onClose}
      isForm
    >
      {naming && <ViewForm naming={naming} query={query} onDone={onClose} />}
    </Dialog>
  )
}

interface FormProps {
  naming: View | 'new'
  query: string
  onDone: () => void
}

function ViewForm({ naming, query, onDone }: FormProps) {
  const t = useT()
  const old = naming === 'new' ? undefined : naming
  const [name, setName] = useState(old?.name ?? '')
  const [isShared, setShared] = useState(old?.isShared ?? false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setProblem(t('problems.field.required'))
    setBusy(true)
    try {
      if (old) await changeView(old, { name: name.trim(), query: old.query, isShared })
      else await saveView({ name: name.trim(), query, isShared })
      onDone()
    } catch (error) {
      setProblem(problemSentence(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.inDialog} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('customers.view.name')}
        error={problem}
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox
        label={t('customers.view.share')}
        checked={isShared}
        onChange={(event) => setShared(event.target.checked)}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {t('customers.view.saveNow')}
      </Button>
    </form>
  )
}

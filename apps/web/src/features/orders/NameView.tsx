import type { View } from '@darzi/contract/views.ts'
import { type FormEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OrderForm.module.css'
import { saveView } from './order-views.ts'

interface Props {
  naming: View | 'new'
  /** What a new view saves. */
  query: string
  onClose: () => void
}

/** A name for a view, and whether the whole shop sees it. */
export function NameView({ naming, query, onClose }: Props) {
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
      await saveView({ name: name.trim(), query: old?.query ?? query, isShared }, old)
      onClose()
    } catch (error) {
      setProblem(problemSentence(error, t))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(old ? 'orders.view.rename' : 'orders.view.save')} isOpen onClose={onClose} isForm>
      <form className={styles.stack} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('orders.view.name')}
          error={problem}
          maxLength={60}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t('orders.view.share')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('orders.view.saveNow')}
        </Button>
      </form>
    </Dialog>
  )
}

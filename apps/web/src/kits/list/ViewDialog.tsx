import type { View, ViewFeature } from '@darzi/contract/views.ts'
import { type FormEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './List.module.css'
import { saveView } from './view-data.ts'

interface Props {
  feature: ViewFeature
  /** The view to rename, or a new one. */
  naming: View | 'new'
  /** What a new view saves. */
  query: string
  onClose: () => void
}

/** A name for a view, and whether the whole shop sees it. */
export function ViewDialog({ feature, naming, query, onClose }: Props) {
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
      await saveView({ id: old?.id, feature, name: name.trim(), query: old?.query ?? query, isShared })
      onClose()
    } catch (error) {
      setProblem(problemSentence(error, t))
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(old ? 'app.view.rename' : 'app.view.save')} isOpen onClose={onClose} isForm>
      <form className={styles.nameView} onSubmit={onSubmit} noValidate>
        <TextField
          label={t('app.view.name')}
          error={problem}
          maxLength={60}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={t('app.view.share')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {t('app.view.saveNow')}
        </Button>
      </form>
    </Dialog>
  )
}

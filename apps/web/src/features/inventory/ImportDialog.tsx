import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import styles from '../../kits/form/Form.module.css'
import { toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { importItems } from './inventory-data.ts'

type Answer = Awaited<ReturnType<typeof importItems>>

/** Brings a list of items along: the file is tried first, and only what was shown is written. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [trial, setTrial] = useState<Answer>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function choose(chosen: File | undefined) {
    setFile(chosen)
    setTrial(undefined)
    setError(undefined)
    if (!chosen) return
    setBusy(true)
    await importItems(chosen, true).then(setTrial, setError)
    setBusy(false)
  }
  async function run() {
    if (!file) return
    setBusy(true)
    try {
      await importItems(file, false)
      onClose()
    } catch (failed) {
      toastProblem(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('inventory.import.title')}
      isOpen
      isForm
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="primary"
            isBusy={isBusy}
            disabled={!trial || trial.added === 0}
            onClick={() => void run()}
          >
            {t('inventory.import.run', { count: trial?.added ?? 0 })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('inventory.import.why')}</p>
        <FormError>{error === undefined ? undefined : problemSentence(error, t)}</FormError>
        <label>
          <span>{t('inventory.import.file')}</span>{' '}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
        {trial && (
          <div role="status">
            <p>{t('inventory.import.found', { added: trial.added, known: trial.known })}</p>
            {trial.refused.length > 0 && (
              <ul>
                {trial.refused.slice(0, 20).map(({ line, field, detail }) => (
                  <li key={`${line}-${field}`}>
                    {t('inventory.import.refused', { line, column: t(`inventory.import.column.${field}`) })}{' '}
                    {detail}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

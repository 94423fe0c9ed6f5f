import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { Download, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { saveFile } from '../../data/save-file.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import { undoImport } from './import-data.ts'

/** What came of an import, the rows to mend, and the way back. */
export function ImportResult({ result }: { result: CustomerImport }) {
  const t = useT()
  const { counts, state, can } = result
  const isUndone = state === 'undone'
  return (
    <Card
      title={t(isUndone ? 'customers-import.result.undone' : 'customers-import.result.title', {
        count: counts.added,
      })}
    >
      <ul className={styles.tallies}>
        {counts.duplicates > 0 && (
          <li>{t('customers-import.result.duplicates', { count: counts.duplicates })}</li>
        )}
        {counts.refused > 0 && <li>{t('customers-import.result.refused', { count: counts.refused })}</li>}
      </ul>
      <div className={styles.ways}>
        <ButtonLink to={links.customers()} kind="primary" isLarge>
          {t('customers-import.result.open')}
        </ButtonLink>
        {counts.refused > 0 && <RefusedRows result={result} />}
        {can.undo && !isUndone && <UndoImport result={result} />}
        <ButtonLink to={links.importCustomers()} kind="plain" isLarge>
          {t('customers-import.result.another')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The refused rows as they were, with the reason, to mend and upload again. */
function RefusedRows({ result }: { result: CustomerImport }) {
  const t = useT()
  async function onDownload() {
    try {
      const rows = await call('GET /api/customer-imports/:id/refused', { params: { id: result.id } })
      saveFile(
        rows,
        `${result.filename.replace(/\.\w+$/, '')}-${t('customers-import.result.refusedFile')}.csv`,
      )
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <Button isLarge icon={<Download size={20} aria-hidden="true" />} onClick={() => void onDownload()}>
      {t('customers-import.result.download')}
    </Button>
  )
}

/** Taking an import back removes records, so it is asked once. */
function UndoImport({ result }: { result: CustomerImport }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function onUndo() {
    setBusy(true)
    try {
      const kept = await undoImport(result.id)
      toastDone(t('customers-import.undo.done', { kept }))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button isLarge icon={<Undo2 size={20} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('customers-import.undo.ask')}
      </Button>
      <Dialog
        title={t('customers-import.undo.title', { count: result.counts.added })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('customers-import.undo.keep')}</Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => void onUndo()}>
              {t('customers-import.undo.confirm')}
            </Button>
          </>
        }
      >
        {t('customers-import.undo.why')}
      </Dialog>
    </>
  )
}

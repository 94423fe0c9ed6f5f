import { Contact, FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { canPickContacts, pickContacts } from './contact-picker.ts'
import styles from './Import.module.css'
import { uploadImport } from './import-data.ts'

/** A file of a spreadsheet or of a phone's contacts: chosen, dropped, or picked from the phone itself. */
export function ImportChooser({ onUploaded }: { onUploaded: (id: string) => void }) {
  const t = useT()
  const { isBusy, problem, send } = useUpload(onUploaded)
  const [isOver, setOver] = useState(false)
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void send(async () => file)
  }
  return (
    <section
      className={styles.chooser}
      data-over={isOver}
      aria-label={t('customers-import.choose.title')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <h2>{t('customers-import.choose.title')}</h2>
      <p>{t('customers-import.choose.why')}</p>
      <div className={styles.ways}>
        <label className={styles.file} aria-disabled={isBusy || undefined}>
          <input
            type="file"
            className="onlyRead"
            accept=".csv,.tsv,.txt,.vcf,.vcard,text/csv,text/vcard"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0]
              event.target.value = ''
              if (file) void send(async () => file)
            }}
          />
          <FileUp size={22} aria-hidden="true" />
          {t(isBusy ? 'customers-import.choose.reading' : 'customers-import.choose.file')}
        </label>
        {canPickContacts() && (
          <Button
            isLarge
            disabled={isBusy}
            icon={<Contact size={22} aria-hidden="true" />}
            onClick={() => void send(() => pickContacts(`${t('customers-import.choose.contactsFile')}.vcf`))}
          >
            {t('customers-import.choose.contacts')}
          </Button>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problemSentence(problem, t)}
        </p>
      )}
    </section>
  )
}

function useUpload(onUploaded: (id: string) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  async function send(choose: () => Promise<File | undefined>) {
    setBusy(true)
    setProblem(undefined)
    try {
      const file = await choose()
      if (file) onUploaded((await uploadImport(file)).id)
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, send }
}

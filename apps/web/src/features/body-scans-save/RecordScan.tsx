import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { sizesAtTape } from '../body-scans/api.ts'
import styles from './SaveScan.module.css'
import { recordScan } from './scan-commands.ts'
import { type FoundPerson, useFoundPeople } from './use-found-people.ts'

type Recorded = Awaited<ReturnType<typeof recordScan>>

/** For a tailor: into the own book, under the person who was photographed. */
export function RecordScan({ scan }: { scan: StoredScan }) {
  const t = useT()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<unknown>()
  const [recorded, setRecorded] = useState<Recorded>()
  const { people, problem } = useFoundPeople(words)

  async function record(person: FoundPerson) {
    setBusy(person.id)
    setRefused(undefined)
    await recordScan({ scan, personId: person.id, unit: storedUnit() }).then(setRecorded, setRefused)
    setBusy(undefined)
  }
  const sentence = refused ?? problem
  const title = t('body-scans-save.book.title')
  if (recorded) return <InTheBook record={recorded} onAnother={() => setRecorded(undefined)} />
  return (
    <section className={styles.send} aria-label={title}>
      <h3>{title}</h3>
      <p>{t('body-scans-save.book.why')}</p>
      <TextField
        label={t('body-scans-save.book.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoComplete="off"
      />
      {people.map((person) => (
        <div key={person.id} className={styles.shop}>
          <span className={styles.shopWords}>
            <strong>{person.name}</strong>
            <span className={styles.quiet}>{`${person.customer} · ${person.number}`}</span>
          </span>
          <Button
            isBusy={busy === person.id}
            disabled={busy !== undefined}
            onClick={() => void record(person)}
          >
            {t('body-scans-save.book.act', { name: person.name })}
          </Button>
        </div>
      ))}
      <FormError>{sentence !== undefined && problemSentence(sentence, t)}</FormError>
    </section>
  )
}

function InTheBook({ record, onAnother }: { record: Recorded; onAnother: () => void }) {
  const t = useT()
  const sizes = sizesAtTape(record.values, t)
  return (
    <section className={styles.send} aria-label={t('body-scans-save.book.title')}>
      <p role="status">
        {t('body-scans-save.book.done', { name: record.person.name })}
        {sizes && ` ${t('body-scans-save.book.atTape', { sizes })}`}
      </p>
      <div className={styles.acts}>
        <ButtonLink to={links.measurementRecord(record.id, record.customer.id)}>
          {t('body-scans-save.book.open')}
        </ButtonLink>
        <Button kind="plain" onClick={onAnother}>
          {t('body-scans-save.book.another')}
        </Button>
      </div>
    </section>
  )
}

import type { ApiReply } from '@darzi/contract/api.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { type StoredScan, sizesAtTape } from '../body-scans/api.ts'
import styles from './SaveScan.module.css'
import { recordScan } from './scan-commands.ts'

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

type Person = ApiReply<'GET /api/customers/:id'>['people'][number]
interface FoundPerson extends Pick<Person, 'id' | 'name'> {
  customer: string
  number: string
}

const settleMs = 250
const most = 5

/** The people under the customers these words or digits mean, the family with them; none while nothing is typed. */
function useFoundPeople(words: string) {
  const [people, setPeople] = useState<readonly FoundPerson[]>([])
  const [problem, setProblem] = useState<unknown>()
  const q = words.trim()
  useEffect(() => {
    setProblem(undefined)
    if (q === '') return setPeople([])
    let isLeft = false
    const settled = setTimeout(() => {
      peopleOf(q).then(
        (found) => !isLeft && setPeople(found),
        (refused) => !isLeft && setProblem(refused),
      )
    }, settleMs)
    return () => {
      isLeft = true
      clearTimeout(settled)
    }
  }, [q])
  return { people, problem }
}

async function peopleOf(q: string): Promise<FoundPerson[]> {
  const { rows } = await call('GET /api/customers', { query: { q, limit: most } })
  const records = await Promise.all(rows.map(({ id }) => call('GET /api/customers/:id', { params: { id } })))
  return records.flatMap(({ name: customer, number, people }) =>
    people.map(({ id, name }) => ({ id, name, customer, number })),
  )
}

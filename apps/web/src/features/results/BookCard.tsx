import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { storedUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { scaledSites, sizesAtTape } from '../body-scans/api.ts'
import { recordScan, standingRecord } from '../body-scans-save/api.ts'
import styles from './Results.module.css'
import { useWhom, type Whom } from './use-whom.ts'

/** A tailor measured a customer by photo: the numbers go into the shop's own book, and nobody else's do. */
export function BookCard({ scan, personId }: { scan: StoredScan; personId: string }) {
  const t = useT()
  const { whom, problem } = useWhom(personId)
  if (problem !== undefined) return <FormError>{problemSentence(problem, t)}</FormError>
  if (!whom) return null
  return (
    <section className={styles.card}>
      <h2>{t('results.book.title', { person: whom.name })}</h2>
      {scan.forPerson === personId ? <Putting scan={scan} whom={whom} /> : <MeasureFirst whom={whom} />}
    </section>
  )
}

function MeasureFirst({ whom: { personId, name } }: { whom: Whom }) {
  const t = useT()
  return (
    <>
      <p className={styles.soft}>{t('results.book.others', { person: name })}</p>
      <div className={styles.acts}>
        <ButtonLink to={links.upload({ person: personId })} kind="primary">
          {t('results.book.first', { person: name })}
        </ButtonLink>
        <ButtonLink to={links.measure({ person: personId })}>{t('results.book.measure')}</ButtonLink>
      </div>
    </>
  )
}

function Putting({ scan, whom: { personId, name, customerId } }: { scan: StoredScan; whom: Whom }) {
  const t = useT()
  const { record, values, isBusy, error, put } = usePutting(scan, personId)
  const sizes = sizesAtTape(values ?? scaledSites(scan.shopScale), t)
  return (
    <>
      <p className={styles.soft}>{t('results.book.why')}</p>
      {sizes && <p className={styles.soft}>{t('results.book.atTape', { sizes })}</p>}
      <p role="status" className={styles.said}>
        {record && t('results.book.done', { person: name })}
      </p>
      <FormError>{error !== undefined && problemSentence(error, t)}</FormError>
      <div className={styles.acts}>
        {record ? (
          <ButtonLink to={links.measurementRecord(record.id, customerId)} kind="primary">
            {t('results.book.open')}
          </ButtonLink>
        ) : (
          <Button kind="primary" isBusy={isBusy} onClick={() => void put()}>
            {t('results.book.put')}
          </Button>
        )}
        <ButtonLink to={links.measure({ person: personId })}>{t('results.book.measure')}</ButtonLink>
      </div>
    </>
  )
}

type Recorded = Awaited<ReturnType<typeof recordScan>>

/** Once for these numbers, also after the page was loaded anew; put right by a tape, they may go in again as the next version. */
function usePutting(scan: StoredScan, personId: string) {
  const [answer, setAnswer] = useState<Recorded>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function put() {
    setBusy(true)
    setError(undefined)
    await recordScan({ scan, personId, unit: storedUnit() }).then(setAnswer, setError)
    setBusy(false)
  }
  const record = standingRecord(scan, personId)
  return { record, values: answer?.id === record?.id ? answer?.values : undefined, isBusy, error, put }
}

import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useSay } from '../../words/use-say.ts'
import { scaledSites, sizesAtTape } from '../body-scans/at-tape.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { standingRecord } from '../body-scans-save/record-id.ts'
import { recordScan } from '../body-scans-save/scan-commands.ts'
import { keptUnit } from './kept-unit.ts'
import styles from './Results.module.css'
import { useWhom, type Whom } from './use-whom.ts'

/** A tailor measured a customer by photo: the numbers go into the shop's own book, and nobody else's do. */
export function BookCard({ scan, personId }: { scan: KeptScan; personId: string }) {
  const say = useSay()
  const { whom, problem } = useWhom(personId)
  if (problem !== undefined) return <FormError>{problemSentence(problem, say)}</FormError>
  if (!whom) return null
  return (
    <section className={styles.card}>
      <h2>{say('results.book.title', { person: whom.name })}</h2>
      {scan.forPerson === personId ? <Putting scan={scan} whom={whom} /> : <MeasureFirst whom={whom} />}
    </section>
  )
}

function MeasureFirst({ whom: { personId, name } }: { whom: Whom }) {
  const say = useSay()
  return (
    <>
      <p className={styles.soft}>{say('results.book.others', { person: name })}</p>
      <div className={styles.acts}>
        <ButtonLink to={links.upload({ person: personId })} kind="primary">
          {say('results.book.first', { person: name })}
        </ButtonLink>
        <ButtonLink to={links.measure({ person: personId })}>{say('results.book.measure')}</ButtonLink>
      </div>
    </>
  )
}

function Putting({ scan, whom: { personId, name, customerId } }: { scan: KeptScan; whom: Whom }) {
  const say = useSay()
  const { record, values, isBusy, refusal, put } = usePutting(scan, personId)
  const sizes = sizesAtTape(values ?? scaledSites(scan.shopScale), say)
  return (
    <>
      <p className={styles.soft}>{say('results.book.why')}</p>
      {sizes && <p className={styles.soft}>{say('results.book.atTape', { sizes })}</p>}
      <p role="status" className={styles.said}>
        {record && say('results.book.done', { person: name })}
      </p>
      <FormError>{refusal !== undefined && problemSentence(refusal, say)}</FormError>
      <div className={styles.acts}>
        {record ? (
          <ButtonLink to={links.measurementRecord(record.id, customerId)} kind="primary">
            {say('results.book.open')}
          </ButtonLink>
        ) : (
          <Button kind="primary" isBusy={isBusy} onClick={() => void put()}>
            {say('results.book.put')}
          </Button>
        )}
        <ButtonLink to={links.measure({ person: personId })}>{say('results.book.measure')}</ButtonLink>
      </div>
    </>
  )
}

type Recorded = Awaited<ReturnType<typeof recordScan>>

/** Once for these numbers, also after the page was loaded anew; put right by a tape, they may go in again as the next version. */
function usePutting(scan: KeptScan, personId: string) {
  const [answer, setAnswer] = useState<Recorded>()
  const [refusal, setRefusal] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  async function put() {
    setBusy(true)
    setRefusal(undefined)
    await recordScan({ scan, personId, unit: keptUnit() }).then(setAnswer, setRefusal)
    setBusy(false)
  }
  const record = standingRecord(scan, personId)
  return { record, values: answer?.id === record?.id ? answer?.values : undefined, isBusy, refusal, put }
}

import type { BookScan } from '@darzi/contract/body-scans.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useT } from '../../words/use-t.ts'
import { ConfidenceBand } from './ConfidenceBand.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { NotHere } from './NotHere.tsx'
import { ResultAvatar } from './ResultAvatar.tsx'
import styles from './Results.module.css'
import { ShapeCard } from './ShapeCard.tsx'
import { SizeList } from './SizeList.tsx'

interface Props {
  userId?: string
  recordId?: string
}

/** A measuring by photo as the shop's book has it: to look at. Records are never changed; measuring again is the next. */
export default function BookResults({ userId, recordId }: Props) {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const { scan, problem, retry } = useBookScan({ userId, recordId })
  if (problem instanceof ProblemError && [403, 404].includes(problem.status)) return <NotHere />
  if (problem !== undefined) return <Failed why={problemSentence(problem, t)} onRetry={retry} />
  if (!scan) return <p role="status">{t('ui.loading')}</p>
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ResultAvatar scan={scan} other={undefined} unit={unit} marked={undefined} />
      </div>
      <div className={styles.numbers}>
        <section className={styles.card}>
          <h2>{t('results.book.title', { person: scan.of.name })}</h2>
          <p className={styles.soft}>{t('results.book.asSent')}</p>
          <div className={styles.acts}>
            <ButtonLink to={links.measurementRecord(scan.id, scan.customer.id)} kind="primary">
              {t('results.book.open')}
            </ButtonLink>
            <ButtonLink to={links.upload({ person: scan.of.id })}>{t('results.acts.again')}</ButtonLink>
          </div>
        </section>
        <ConfidenceBand scan={scan} unit={unit} />
        <KeyFigures scan={scan} unit={unit} />
        <SizeList scan={scan} unit={unit} onUnit={setUnit} />
        <ShapeCard scan={scan} />
      </div>
    </div>
  )
}

interface Asked {
  /** What this account sent to the shop last; or */
  userId?: string
  /** one record of the shop's book. */
  recordId?: string
}

/** A measuring by photo of the shop's own book. */
function useBookScan({ userId = '', recordId }: Asked) {
  const [found, setFound] = useState<{ scan?: BookScan; problem?: unknown }>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isLeft = false
    setFound({})
    const asked = recordId
      ? call('GET /api/body-scans/of-record/:id', { params: { id: recordId } })
      : call('GET /api/body-scans/sent-by/:userId', { params: { userId } })
    asked.then(
      (scan) => !isLeft && setFound({ scan }),
      (problem: unknown) => !isLeft && setFound({ problem }),
    )
    return () => {
      isLeft = true
    }
  }, [userId, recordId, turn])
  return { ...found, retry: () => setTurn((now) => now + 1) }
}

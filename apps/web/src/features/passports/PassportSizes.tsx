import type { ApiReply } from '@darzi/contract/api.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Card } from '../../ui/Card.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Passports.module.css'
import { SizeFacts } from './SizeFacts.tsx'

/** Sizes behind a link that somebody made, while they show them. */
export function PassportSizes({ token }: { token: string }) {
  const t = useT()
  const language = useLanguage()
  const [unit] = useStoredUnit()
  const [shown, setShown] = useState<ApiReply<'GET /api/passport/:token'>>()
  const [failure, setFailure] = useState<unknown>()
  const ask = useCallback(
    () => call('GET /api/passport/:token', { params: { token } }).then(setShown, setFailure),
    [token],
  )
  useEffect(() => void ask(), [ask])
  const isGone = failure instanceof ProblemError && failure.status === 404
  if (isGone)
    return (
      <div className={styles.page}>
        <h1>{t('passports.gone')}</h1>
        <p>{t('passports.goneWhy')}</p>
      </div>
    )
  if (!shown)
    return (
      <div className={styles.page}>
        <h1>{t('passports.linkTitle')}</h1>
        {failure ? (
          <Failed why={problemSentence(failure, t)} onRetry={() => void ask()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
    )
  const day = writeDay(shown.takenOn, language)
  return (
    <div className={styles.page}>
      <h1>{t('passports.linkOf', { name: shown.personName })}</h1>
      <Card>
        <p className={styles.soft}>
          {shown.takenBy
            ? t('passports.takenBy', { shop: shown.takenBy, day })
            : t('passports.byPhoto', { day })}
        </p>
        <SizeFacts sizes={shown.sizes} unit={unit} />
      </Card>
    </div>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './OptOut.module.css'

interface Told {
  shop: { name: string }
  isStopped: boolean
}

/** A customer's own word on messages of a shop, behind the link that stands in each: no sign-in, two taps. */
export default function OptOutPage() {
  const t = useT()
  const { token = '' } = useParams()
  const [told, setTold] = useState<Told>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const ask = useCallback(async () => {
    try {
      setTold(await call('GET /api/messages/:token', { params: { token } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    }
  }, [token])
  useEffect(() => void ask(), [ask])

  async function say(isStopped: boolean) {
    setBusy(true)
    try {
      setTold(await call('POST /api/messages/:token', { params: { token }, body: { isStopped } }))
      setFailure(undefined)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const isLost = failure instanceof ProblemError && failure.status === 404
  return (
    <div className={styles.page}>
      <h1>{t('opt-out.page.title')}</h1>
      {isLost && <p>{t('opt-out.page.lost')}</p>}
      {failure !== undefined && !isLost && (
        <Failed why={problemSentence(failure, t)} onRetry={() => void ask()} />
      )}
      {!told && failure === undefined && <SkeletonRows rows={2} />}
      {told && (
        <>
          <p role="status">
            {t(told.isStopped ? 'opt-out.page.stopped' : 'opt-out.page.on', { shop: told.shop.name })}
          </p>
          <Button
            kind={told.isStopped ? 'quiet' : 'primary'}
            isLarge
            isBusy={isBusy}
            onClick={() => void say(!told.isStopped)}
          >
            {t(told.isStopped ? 'opt-out.page.allow' : 'opt-out.page.stop')}
          </Button>
        </>
      )}
    </div>
  )
}

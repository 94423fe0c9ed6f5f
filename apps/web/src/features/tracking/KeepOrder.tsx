import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'

/** A customer who is signed in may keep the order of a slip's link among their own, so that the slip can get lost. */
export function KeepOrder({ token }: { token: string }) {
  const t = useT()
  const { user } = useSession()
  const [state, setState] = useState<'asked' | 'busy' | 'kept'>('asked')
  const [problem, setProblem] = useState<unknown>()
  if (user?.role !== 'user') return null
  async function keep() {
    setState('busy')
    setProblem(undefined)
    try {
      await call('POST /api/own/orders', { body: { token } })
      setState('kept')
    } catch (refused) {
      setProblem(refused)
      setState('asked')
    }
  }
  return (
    <div className={styles.card}>
      <FormError>{problem !== undefined && problemSentence(problem, t)}</FormError>
      <p role="status">{t(state === 'kept' ? 'tracking.keep.kept' : 'tracking.keep.why')}</p>
      <div className={styles.acts}>
        {state === 'kept' ? (
          <Link className={buttonClass({})} to={links.ownOrders()}>
            {t('tracking.keep.open')}
          </Link>
        ) : (
          <Button isBusy={state === 'busy'} onClick={() => void keep()}>
            {t('tracking.keep.keep')}
          </Button>
        )}
      </div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { beginSession, readSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Demo.module.css'
import { beginTour } from './tour-state.ts'

/**
 * Opens a shop of one's own to try everything in: at once for whoever came by a link that says so (`?start=1`). Whoever is signed in is
 * asked first, for it signs them out here.
 */
export default function DemoPage() {
  const t = useT()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSignedIn] = useState(() => readSession().user !== undefined)
  const isAsked = useSearchParams()[0].get('start') === '1'
  const hasBegun = useRef(false)

  async function start() {
    setBusy(true)
    setFailure(undefined)
    try {
      await call('POST /api/demo', { body: {} })
      await beginSession()
      beginTour()
      await navigate(links.tailorDashboard(), { replace: true })
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!isAsked || isSignedIn || hasBegun.current) return
    hasBegun.current = true
    void start()
  }, [])

  return (
    <div className={styles.page}>
      <h1>{t('demo.page.title')}</h1>
      <p className={styles.lede}>{t('demo.page.lede')}</p>
      <ul className={styles.rules}>
        <li>{t('demo.page.yours')}</li>
        <li>{t('demo.page.day')}</li>
        <li>{t('demo.page.not')}</li>
      </ul>
      {isSignedIn && <p>{t('demo.page.signedIn')}</p>}
      <FormError>{failure === undefined ? undefined : problemSentence(failure, t)}</FormError>
      <div className={styles.acts}>
        <Button kind="primary" isLarge isBusy={isBusy} onClick={() => void start()}>
          {t(isBusy ? 'demo.page.opening' : 'demo.page.open')}
        </Button>
        <ButtonLink isLarge to={links.register()}>
          {t('demo.page.register')}
        </ButtonLink>
      </div>
    </div>
  )
}

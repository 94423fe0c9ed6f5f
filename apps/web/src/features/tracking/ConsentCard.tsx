import type { ApiRequest } from '@darzi/contract/api.ts'
import type { PhotoConsent, PhotoConsentsOfOrder } from '@darzi/contract/photo-consents.ts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './ConsentCard.module.css'
import tracking from './Tracking.module.css'

type Answer = ApiRequest<'POST /api/track/:token/photo-consents/:consentId'>['body']

/** How the customer reaches what they are asked: by the order's private link, or in their account. */
export interface ConsentSource {
  read(): Promise<PhotoConsentsOfOrder>
  answer(consentId: string, body: Answer): Promise<PhotoConsentsOfOrder>
}

interface Props {
  source: ConsentSource
  /** `h3`: within the card of an order, without a frame of its own. */
  heading: 'h2' | 'h3'
}

/** Photos of an order that its shop asks to show: exactly which, where, and whether. A yes is taken back here too. */
export default function ConsentCard({ source, heading: Heading }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<PhotoConsentsOfOrder>()
  const first = useRef(source)
  useEffect(() => {
    let isLeft = false
    // Without an answer the page stands as before: the question waits.
    first.current.read().then(
      (answer) => !isLeft && setAsked(answer),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [])
  if (!asked || asked.consents.length === 0) return null
  const { pagePath } = asked
  return (
    <section
      className={Heading === 'h2' ? tracking.card : styles.plain}
      aria-label={t('tracking.consent.title')}
    >
      <Heading>{t('tracking.consent.title')}</Heading>
      <p>{t('tracking.consent.ask', { shop: asked.shop, count: asked.consents.length })}</p>
      <p className={styles.soft}>
        {t('tracking.consent.public')} {t('tracking.consent.anytime')}
      </p>
      <ul className={styles.list}>
        {asked.consents.map((consent) => (
          <li key={consent.id}>
            <OneConsent consent={consent} asked={asked} source={source} onChange={setAsked} />
          </li>
        ))}
      </ul>
      {pagePath && (
        <Link to={pagePath} className={styles.page}>
          {t('tracking.consent.page')}
        </Link>
      )}
    </section>
  )
}

interface OneProps {
  consent: PhotoConsent
  asked: PhotoConsentsOfOrder
  source: ConsentSource
  onChange: (asked: PhotoConsentsOfOrder) => void
}

function OneConsent({ consent, asked, source, onChange }: OneProps) {
  const t = useT()
  const { problem, busy, say } = useAnswer({ consent, asked, source, onChange })
  const { photo, state, isShown } = consent
  const garments = consent.garments.map((garment) => garmentName(t, garment)).join(', ')
  const isOpen = state === 'asked'
  return (
    <div className={styles.one}>
      {photo && (
        <a href={photo.url} target="_blank" rel="noreferrer">
          <img src={photo.thumbUrl} alt={t('tracking.consent.photo', { garments })} loading="lazy" />
        </a>
      )}
      <div className={styles.words}>
        <strong>{garments}</strong>
        {!isOpen && <p role="status">{t(`tracking.consent.${isShown ? 'shown' : state}`)}</p>}
        {!photo && <p className={styles.soft}>{t('tracking.consent.removed')}</p>}
        <FormError>{problem}</FormError>
        <div className={tracking.acts}>
          {isOpen && photo && (
            <Button kind="primary" isBusy={busy === 'agree'} onClick={() => say('agree')}>
              {t('tracking.consent.agree')}
            </Button>
          )}
          {isOpen && (
            <Button isBusy={busy === 'decline'} onClick={() => say('decline')}>
              {t('tracking.consent.decline')}
            </Button>
          )}
          {state === 'agreed' && (
            <Button isBusy={busy === 'withdraw'} onClick={() => say('withdraw')}>
              {t(`tracking.consent.${isShown ? 'withdraw' : 'withdrawUnshown'}`)}
            </Button>
          )}
          {(state === 'declined' || state === 'withdrawn') && photo && (
            <Button isBusy={busy === 'agree'} onClick={() => say('agree')}>
              {t('tracking.consent.change')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function useAnswer({ consent, asked, source, onChange }: OneProps) {
  const t = useT()
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState<Answer['act']>()
  async function send(act: Answer['act']) {
    setBusy(act)
    setError(undefined)
    try {
      onChange(await source.answer(consent.id, { act, wording: asked.wording }))
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(undefined)
    }
  }
  const problem = error === undefined ? undefined : problemSentence(error, t)
  return { problem, busy, say: (act: Answer['act']) => void send(act) }
}

import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { openWords } from '../../words/language.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Translate.module.css'
import { waitForWidget } from './wait-for-widget.ts'

const scriptAt = 'https://translate.google.com/translate_a/element.js'
const placeId = 'translate-widget'

interface Google {
  translate?: { TranslateElement?: new (options: object, place: string) => unknown }
}
/** What the foreign script leaves behind. */
const google = () => (window as { google?: Google }).google

/** The translation of another company, where this browser allowed it: a placeholder, then its choice of languages, or why it is missing. */
export default function TranslateWidget() {
  const t = useT()
  const [hasWords, setHasWords] = useState(false)
  const [state, setState] = useState<'loading' | 'there' | 'missed'>('loading')
  const [turn, setTurn] = useState(0)
  const isMade = useRef(false)
  useEffect(() => {
    openWords(['translate']).then(
      () => setHasWords(true),
      () => {},
    )
  }, [])
  // The place the foreign script writes into stands only once there are words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tries again
  useEffect(() => {
    if (!hasWords) return
    let isLeft = false
    setState('loading')
    const script = document.createElement('script')
    script.src = scriptAt
    script.async = true
    document.head.append(script)
    void waitForWidget(() => google()?.translate?.TranslateElement !== undefined).then((isThere) => {
      if (isLeft) return
      const Element = google()?.translate?.TranslateElement
      if (isThere && Element && !isMade.current) {
        isMade.current = true
        new Element({ pageLanguage: document.documentElement.lang }, placeId)
      }
      setState(isThere ? 'there' : 'missed')
    })
    return () => {
      isLeft = true
      script.remove()
    }
  }, [turn, hasWords])
  if (!hasWords) return null
  return (
    <aside className={styles.bar} aria-label={t('translate.widget.label')}>
      <div id={placeId} hidden={state !== 'there'} />
      {state === 'loading' && <p role="status">{t('translate.widget.loading')}</p>}
      {state === 'missed' && (
        <>
          <p role="alert">{t('translate.widget.missed')}</p>
          <Button onClick={() => setTurn((now) => now + 1)}>{t('translate.widget.retry')}</Button>
        </>
      )}
    </aside>
  )
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { openWords } from '../../words/language.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Tour.module.css'
import { endTour, goToStep, useTourStep } from './tour-state.ts'

/** The tour over the real screens: it says what to try, leads on, and never lies where the finger is. */
export default function Tour() {
  const step = useTourStep()
  const hasWords = useTourWords()
  const said = step === undefined ? undefined : tourSteps[step]
  if (step === undefined || !said || !hasWords) return null
  return <TourCard key={said.key} step={step} name={said.key} />
}

function TourCard({ step, name }: { step: number; name: (typeof tourSteps)[number]['key'] }) {
  const t = useT()
  const navigate = useNavigate()
  const place = usePlace()
  const isLast = step === tourSteps.length - 1
  function goTo(next: number) {
    const to = tourSteps[next]?.to
    if (!to) return
    goToStep(next)
    void navigate(to)
  }
  return (
    <aside className={styles.card} data-place={place} aria-label={t('demo.tour.label')}>
      <p className={styles.count}>{t('demo.tour.step', { step: step + 1, of: tourSteps.length })}</p>
      <h2>{t(`demo.tour.${name}.title`)}</h2>
      <p>{t(`demo.tour.${name}.text`)}</p>
      <div className={styles.acts}>
        {isLast ? (
          <Button kind="primary" onClick={endTour}>
            {t('demo.tour.end')}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => goTo(step + 1)}>
            {t('demo.tour.next')}
          </Button>
        )}
        {step > 0 && <Button onClick={() => goTo(step - 1)}>{t('demo.tour.back')}</Button>}
        {!isLast && (
          <Button kind="plain" onClick={endTour}>
            {t('demo.tour.skip')}
          </Button>
        )}
      </div>
    </aside>
  )
}

/** It stands at the half of the screen where the finger was not last; touched itself it stays. */
function usePlace(): 'top' | 'foot' {
  const [place, setPlace] = useState<'top' | 'foot'>('foot')
  useEffect(() => {
    function onPointerDown({ clientY, target }: PointerEvent) {
      if (target instanceof Element && target.closest(`.${styles.card}`)) return
      setPlace(clientY > window.innerHeight / 2 ? 'top' : 'foot')
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [])
  return place
}

function useTourWords() {
  const [hasWords, setHas] = useState(false)
  useEffect(() => {
    let isLeft = false
    openWords(['demo']).then(
      () => !isLeft && setHas(true),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [])
  return hasWords
}

/** What the tour shows, each on its own screen. */
const tourSteps = [
  { key: 'today', to: links.tailorDashboard() },
  { key: 'order', to: links.newOrder() },
  { key: 'orders', to: links.orders() },
  { key: 'customers', to: links.customers() },
  { key: 'book', to: links.measurementBook() },
  { key: 'work', to: links.work() },
  { key: 'money', to: links.payments() },
] as const

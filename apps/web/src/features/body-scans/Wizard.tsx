import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { AboutStep } from './about/AboutStep.tsx'
import { forgetAboutOf, storedAbout } from './about/stored-about.ts'
import styles from './BodyScan.module.css'
import { ConsentCard } from './photo/ConsentCard.tsx'
import { markPhotos, wereLost } from './photo/lost-photos.ts'
import { PhotosStep } from './photo/PhotosStep.tsx'
import { createShelf, type Shelf } from './photo/shelf.ts'
import { useConsent } from './photo/use-consent.ts'
import { type Step, Steps, steps } from './Steps.tsx'
import type { ScannedPerson } from './scanned-person.ts'
import { WorkingStep } from './working/WorkingStep.tsx'

/** The three steps. The step stands in the address, so that a phone's back key leads to the one before. */
export default function Wizard() {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [shelf] = useState(createShelf)
  const photos = useSyncExternalStore(shelf.subscribe, shelf.read)
  const forPerson = search.get('person') ?? undefined
  const consent = useConsent(forPerson)
  const [about, setAbout] = useState(() => storedAbout(forPerson))
  const [person, setPerson] = useState<ScannedPerson>()
  const [turn, setTurn] = useState(0)
  const [missing, setMissing] = useState<Missing | undefined>(() => (wereLost() ? 'lost' : undefined))
  const [isWithout, setWithout] = useState(false)
  useEffect(() => () => clear(shelf), [shelf])
  useEffect(() => {
    const onThere = () => {
      setMissing(undefined)
      setWithout(false)
    }
    return shelf.subscribe(() => noteOf(shelf, onThere))
  }, [shelf])

  const asked = steps.find((step) => step === search.get('step')) ?? 'photos'
  const step: Step = asked === 'working' && !person ? 'about' : asked

  function go(to: Step) {
    const next = new URLSearchParams(search)
    next.set('step', to)
    setSearch(next)
  }

  function goWithout() {
    clear(shelf)
    setMissing(undefined)
    setWithout(true)
    if (step === 'working') return setTurn(turn + 1)
    go('about')
  }

  /** Nobody is measured without photos who did not ask for it, as when a phone's back key led here from the results. */
  function onTold(said: ScannedPerson) {
    setPerson(said)
    if (isWithout || hasPhotos(shelf)) return go('working')
    setMissing(missing ?? 'none')
    go('photos')
  }

  /** Whom a tailor measures, and whose link led here, go along; who came from reading bodies is led back to it. */
  const toResults = useCallback(() => {
    if (forPerson !== undefined) forgetAboutOf(forPerson)
    const along = new URLSearchParams(search)
    along.delete('step')
    if (along.get('back') === 'ai-features') return void navigate(links.aiFeatures('body'), { replace: true })
    void navigate({ pathname: links.results(), search: along.toString() }, { replace: true })
  }, [navigate, search, forPerson])

  return (
    <>
      <Steps now={step} />
      {missing && (
        <MissingPhotos why={missing} onPhotos={step === 'photos' ? undefined : () => go('photos')} />
      )}
      {step === 'photos' && !consent.isGiven && <ConsentCard onAgree={consent.agree} onWithout={goWithout} />}
      {step === 'photos' && consent.isGiven && (
        <PhotosStep shelf={shelf} photos={photos} onNext={() => go('about')} onWithout={goWithout} />
      )}
      {step === 'about' && (
        <AboutStep
          {...{ about, forPerson }}
          onChange={(told) => {
            setAbout(told)
            // A phone's forward key must not lead to measuring who was told before.
            setPerson(undefined)
          }}
          onBack={() => go('photos')}
          onDone={onTold}
        />
      )}
      {step === 'working' && person && (
        <WorkingStep
          key={turn}
          {...{ person, photos, forPerson }}
          onStored={toResults}
          onPhotos={() => go('photos')}
          onAbout={() => go('about')}
          onWithout={goWithout}
        />
      )}
    </>
  )
}

function clear(shelf: Shelf) {
  shelf.clear()
  markPhotos(false)
}

function noteOf(shelf: Shelf, onThere: () => void) {
  const areThere = hasPhotos(shelf)
  markPhotos(areThere)
  if (areThere) onThere()
}

function hasPhotos(shelf: Shelf): boolean {
  const { front, side } = shelf.read()
  return Boolean(front ?? side)
}

/** Lost by a reload in the middle, or none were given here. */
type Missing = 'lost' | 'none'

/** Nothing is measured as if there had never been photos. */
function MissingPhotos({ why, onPhotos }: { why: Missing; onPhotos: (() => void) | undefined }) {
  const t = useT()
  return (
    <div role="alert" className={styles.bad}>
      <p>{t(`body-scans.photos.${why}`)}</p>
      {onPhotos && <Button onClick={onPhotos}>{t('body-scans.work.photos')}</Button>}
    </div>
  )
}

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { tabStorage } from '../../data/device-storage.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { AboutStep } from './about/AboutStep.tsx'
import { forgetAboutOf, storedAbout } from './about/stored-about.ts'
import styles from './BodyScan.module.css'
import { PhotosStep } from './photo/PhotosStep.tsx'
import { createShelf, type Shelf } from './photo/shelf.ts'
import { useConsent } from './photo/use-consent.ts'
import type { ScannedPerson } from './scanned-person.ts'
import { useModel } from './see/model.ts'
import { modelPlace } from './see/model-place.ts'
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
          about={about}
          forPerson={forPerson}
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
          person={person}
          photos={photos}
          forPerson={forPerson}
          onStored={toResults}
          onLookAgain={shelf.lookAgain}
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

const steps = ['photos', 'about', 'working'] as const
type Step = (typeof steps)[number]

/** After a change of step the focus comes here, so that the new one is read and seen from its beginning. */
function Steps({ now }: { now: Step }) {
  const t = useT()
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    list.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [now])
  return (
    <ol ref={list} tabIndex={-1} className={styles.steps}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={step === now ? 'step' : undefined}
          data-state={place < steps.indexOf(now) ? 'done' : undefined}
        >
          <span aria-hidden="true">{place + 1}</span> {t(`body-scans.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

const promises = ['device', 'memory', 'numbers', 'yours'] as const

interface Props {
  onAgree: () => void
  onWithout: () => void
}

/** Asked of everybody who is photographed, also where the program is here from the one before. */
function ConsentCard({ onAgree, onWithout }: Props) {
  const t = useT()
  const { stage } = useModel()
  const size = (modelPlace().sentBytes / 1e6).toFixed(1)
  return (
    <section className={styles.part}>
      <h2>{t('body-scans.consent.title')}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{t(`body-scans.consent.${promise}`)}</li>
        ))}
      </ul>
      <p>{stage === 'ready' ? t('body-scans.model.ready') : t('body-scans.consent.size', { size })}</p>
      <div className={styles.acts}>
        <Button kind="primary" isLarge onClick={onAgree}>
          {t('body-scans.consent.agree')}
        </Button>
        <Button kind="plain" onClick={onWithout}>
          {t('body-scans.photos.without')}
        </Button>
      </div>
      <p className={styles.faint}>{t('body-scans.consent.age')}</p>
    </section>
  )
}

/**
 * Photos are in the memory of the page alone: a reload loses them. A mark in this tab, of that there were some and nothing of what
 * they showed, lets the page say so.
 */
const key = 'scan.photos'

/** Without storage nothing is said, and nothing else changes. */
function markPhotos(areThere: boolean): void {
  if (areThere) tabStorage.setItem(key, 'yes')
  else tabStorage.removeItem(key)
}

/** Whether there were photos when this tab was last left in the middle. */
const wereLost = (): boolean => tabStorage.getItem(key) !== null

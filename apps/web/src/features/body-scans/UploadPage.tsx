import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { useSay } from '../../words/use-say.ts'
import { AboutStep } from './about/AboutStep.tsx'
import { keptAbout } from './about/kept-about.ts'
import styles from './BodyScan.module.css'
import { PhotosStep } from './photo/PhotosStep.tsx'
import { createShelf } from './photo/shelf.ts'
import { type Step, Steps, steps } from './Steps.tsx'
import type { ScannedPerson } from './scanned-person.ts'
import { WorkingStep } from './working/WorkingStep.tsx'

/**
 * Being measured by photo: two photos, a few words about oneself, and the numbers. Promises that no picture leaves the device,
 * that nothing is worked out from a picture that was refused, and that what was typed is still there after a mishap.
 */
export default function UploadPage() {
  const say = useSay()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [shelf] = useState(createShelf)
  const photos = useSyncExternalStore(shelf.subscribe, shelf.read)
  const [about, setAbout] = useState(keptAbout)
  const [person, setPerson] = useState<ScannedPerson>()
  useEffect(() => shelf.clear, [shelf])

  const asked = steps.find((step) => step === search.get('step')) ?? 'photos'
  const step: Step = asked === 'working' && !person ? 'about' : asked

  function go(to: Step) {
    const next = new URLSearchParams(search)
    next.set('step', to)
    setSearch(next)
  }

  function goWithout() {
    shelf.clear()
    go(person && step === 'working' ? 'working' : 'about')
  }

  /** Whom a tailor measures, and whose link led here, go along. */
  const toResults = useCallback(() => {
    const along = new URLSearchParams(search)
    along.delete('step')
    void navigate({ pathname: links.results(), search: along.toString() }, { replace: true })
  }, [navigate, search])

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{say('body-scans.page.title')}</h1>
        <p>{say('body-scans.page.lede')}</p>
      </header>
      <Steps now={step} />
      {step === 'photos' && (
        <PhotosStep shelf={shelf} photos={photos} onNext={() => go('about')} onWithout={goWithout} />
      )}
      {step === 'about' && (
        <AboutStep
          about={about}
          onChange={setAbout}
          onBack={() => go('photos')}
          onDone={(said) => {
            setPerson(said)
            go('working')
          }}
        />
      )}
      {step === 'working' && person && (
        <WorkingStep
          person={person}
          photos={photos}
          onKept={toResults}
          onPhotos={() => go('photos')}
          onAbout={() => go('about')}
          onWithout={goWithout}
        />
      )}
    </div>
  )
}

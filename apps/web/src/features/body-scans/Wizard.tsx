import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { AboutStep } from './about/AboutStep.tsx'
import { forgetAboutOf, keptAbout } from './about/kept-about.ts'
import { PhotosStep } from './photo/PhotosStep.tsx'
import { createShelf } from './photo/shelf.ts'
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
  const [about, setAbout] = useState(() => keptAbout(forPerson))
  const [person, setPerson] = useState<ScannedPerson>()
  const [turn, setTurn] = useState(0)
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
    if (step === 'working') return setTurn(turn + 1)
    go('about')
  }

  /** Whom a tailor measures, and whose link led here, go along. */
  const toResults = useCallback(() => {
    if (forPerson !== undefined) forgetAboutOf(forPerson)
    const along = new URLSearchParams(search)
    along.delete('step')
    void navigate({ pathname: links.results(), search: along.toString() }, { replace: true })
  }, [navigate, search, forPerson])

  return (
    <>
      <Steps now={step} />
      {step === 'photos' && (
        <PhotosStep shelf={shelf} photos={photos} onNext={() => go('about')} onWithout={goWithout} />
      )}
      {step === 'about' && (
        <AboutStep
          {...{ about, forPerson }}
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
          key={turn}
          {...{ person, photos, forPerson }}
          onKept={toResults}
          onPhotos={() => go('photos')}
          onAbout={() => go('about')}
          onWithout={goWithout}
        />
      )}
    </>
  )
}

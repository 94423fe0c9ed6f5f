import type { Site } from '@darzi/body/shapes.ts'
import { writeInstant } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { forgetScan, isWaiting, type StoredScan, useIsScanStored, useStoredScans } from '../body-scans/api.ts'
import { SaveScanCard } from '../body-scans-save/api.ts'
import { BookCard } from './BookCard.tsx'
import { ConfidenceBand } from './ConfidenceBand.tsx'
import { isOfSame } from './changes.ts'
import { KeyFigures } from './KeyFigures.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultAvatar } from './ResultAvatar.tsx'
import styles from './Results.module.css'
import { CompareLink, SavedScans } from './SavedScans.tsx'
import { ShapeCard } from './ShapeCard.tsx'
import { SizeList } from './SizeList.tsx'
import { useCorrecting } from './use-correcting.ts'
import type { OwnScans } from './use-own-scans.ts'
import { WhatChanged } from './WhatChanged.tsx'

interface Props {
  scan: StoredScan
  /** Whose it is, when not of the account's own person. */
  name: string | undefined
  /** An earlier or later one of the same person, beside it. */
  other: StoredScan | undefined
  own: OwnScans
  isOnDevice: boolean
}

export function Results({ scan, name, other, own, isOnDevice }: Props) {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const [openSite, setOpenSite] = useState<Site>()
  const { pathname, search: query } = useLocation()
  const [search] = useSearchParams()
  const personId = search.get('person')
  const isForCustomer = useMay('measurements.write') && personId !== null
  const here = `${pathname}${query}`
  const correcting = useCorrecting({ scan, isOnDevice, onSaved: own.reload })
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ResultAvatar scan={scan} other={other} unit={unit} marked={openSite} />
      </div>
      <div className={styles.numbers}>
        {name && <h2>{t('results.whose', { name })}</h2>}
        {other && <WhatChanged scan={scan} other={other} unit={unit} />}
        <ConfidenceBand scan={scan} unit={unit} />
        <KeyFigures scan={scan} unit={unit} />
        {isForCustomer && <BookCard scan={scan} personId={personId} />}
        <ResultActions scan={scan} isForCustomer={isForCustomer} />
        {!isForCustomer && <SaveScanCard scan={scan} from={here} onSaved={own.reload} />}
        <SizeList
          scan={scan}
          unit={unit}
          onUnit={setUnit}
          openSite={openSite}
          onOpen={setOpenSite}
          correcting={correcting}
        />
        <ShapeCard scan={scan} />
        {!isForCustomer && <SavedScans scan={scan} name={name} other={other} own={own} />}
        <OthersHere scan={scan} name={name} other={other} own={own} />
        {isOnDevice && <DeviceLine scan={scan} />}
      </div>
    </div>
  )
}

/** Where the numbers are, and how to be rid of them: the device may be a shared one. */
function DeviceLine({ scan: { id } }: { scan: StoredScan }) {
  const t = useT()
  const isStored = useIsScanStored()
  const [isAsked, setAsked] = useState(false)
  const [search, setSearch] = useSearchParams()
  function forget() {
    forgetScan(id)
    if (search.get('scan') === id) setSearch(without(search, 'scan'), { replace: true })
  }
  return (
    <div className={styles.end}>
      <span>{t(`results.device.${isAsked ? 'sure' : isStored ? 'kept' : 'notKept'}`)}</span>
      {isAsked ? (
        <>
          <Button kind="danger" onClick={forget}>
            {t('results.device.forgetNow')}
          </Button>
          <Button onClick={() => setAsked(false)}>{t('results.device.keep')}</Button>
        </>
      ) : (
        <Button kind="plain" onClick={() => setAsked(true)}>
          {t('results.device.forget')}
        </Button>
      )}
    </div>
  )
}

function without(search: URLSearchParams, key: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(key)
  return rest
}

/** Measured on this device before, or for somebody else of the book, and kept here until it is saved or forgotten. */
type OthersProps = Omit<Props, 'isOnDevice'>
function OthersHere({ scan, name, other: beside, own }: OthersProps) {
  const t = useT()
  const language = useLanguage()
  const [search] = useSearchParams()
  const isListed = (id: string) => own.scans?.some((saved) => saved.id === id)
  const others = useStoredScans().filter(
    (other) => other.id !== scan.id && isWaiting(other) && !isListed(other.id),
  )
  if (others.length === 0) return null

  function addressOf({ id, forPerson }: StoredScan) {
    const next = new URLSearchParams(search)
    next.delete('with')
    next.set('scan', id)
    if (forPerson === undefined) next.delete('person')
    else next.set('person', forPerson)
    return `?${next}`
  }

  return (
    <section className={styles.card}>
      <h2>{t('results.here.title')}</h2>
      <p className={styles.soft}>{t('results.here.why')}</p>
      <ul className={styles.saved}>
        {others.map((other) => {
          const day = writeInstant(other.takenAt, language)
          return (
            <li key={other.id}>
              <strong>{day}</strong>
              <span className={styles.savedActs}>
                {isOfSame(other, { name, forPerson: scan.forPerson }) && (
                  <CompareLink id={other.id} isBeside={other.id === beside?.id} day={day} />
                )}
                <Link to={addressOf(other)} aria-label={t('results.saved.showOf', { day })}>
                  {t('results.saved.show')}
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

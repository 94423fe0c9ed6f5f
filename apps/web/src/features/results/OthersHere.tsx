import { writeInstant } from '@darzi/words/formats.ts'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { type KeptScan, useKeptScans } from '../body-scans/kept-scan.ts'
import { isWaiting } from '../body-scans/scan-state.ts'
import styles from './Results.module.css'
import type { OwnScans } from './use-own-scans.ts'

/** Measured on this device before, or for somebody else of the book, and kept here until it is saved or forgotten. */
export function OthersHere({ scan, own }: { scan: KeptScan; own: OwnScans }) {
  const say = useSay()
  const language = useLanguage()
  const [search] = useSearchParams()
  const isListed = (id: string) => own.scans?.some((saved) => saved.id === id)
  const others = useKeptScans().filter(
    (other) => other.id !== scan.id && isWaiting(other) && !isListed(other.id),
  )
  if (others.length === 0) return null

  function addressOf({ id, forPerson }: KeptScan) {
    const next = new URLSearchParams(search)
    next.delete('with')
    next.set('scan', id)
    if (forPerson === undefined) next.delete('person')
    else next.set('person', forPerson)
    return `?${next}`
  }

  return (
    <section className={styles.card}>
      <h2>{say('results.here.title')}</h2>
      <p className={styles.soft}>{say('results.here.why')}</p>
      <ul className={styles.saved}>
        {others.map((other) => {
          const day = writeInstant(other.takenAt, language)
          return (
            <li key={other.id}>
              <strong>{day}</strong>
              <span className={styles.savedActs}>
                <Link to={addressOf(other)} aria-label={say('results.saved.showOf', { day })}>
                  {say('results.saved.show')}
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { writeInstant } from '@darzi/words/formats.ts'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useT } from '../../words/use-t.ts'
import { isWaiting, type StoredScan, useStoredScans } from '../body-scans/api.ts'
import styles from './Results.module.css'
import type { OwnScans } from './use-own-scans.ts'

/** Measured on this device before, or for somebody else of the book, and kept here until it is saved or forgotten. */
export function OthersHere({ scan, own }: { scan: StoredScan; own: OwnScans }) {
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

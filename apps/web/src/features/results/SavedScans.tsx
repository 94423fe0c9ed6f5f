import type { BodyScan } from '@darzi/contract/body-scans.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { leaveAccount, onThisDevice, type StoredScan, useStoredScans } from '../body-scans/api.ts'
import { isOfSame } from './changes.ts'
import { MoreScans } from './MoreScans.tsx'
import styles from './Results.module.css'
import type { OwnScans } from './use-own-scans.ts'

interface Props {
  scan: StoredScan
  /** Whose it is, when not of the account's own person. */
  name: string | undefined
  other: StoredScan | undefined
  own: OwnScans
}

/** The measurings in the account: look at one, put one beside, delete one. */
export function SavedScans({ scan, name, other, own }: Props) {
  const t = useT()
  const { user } = useSession()
  const [problem, setProblem] = useState<string>()
  const scans = own.scans ?? []
  if (scans.length === 0) return null

  async function remove(id: string) {
    try {
      await call('DELETE /api/body-scans/:id', { params: { id } })
      leaveAccount(id)
      setProblem(undefined)
      own.reload()
    } catch (error) {
      setProblem(problemSentence(error, t))
    }
  }

  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{t('results.saved.title')}</h2>
        {user?.role === 'user' && (
          <ButtonLink to={links.ownMeasurements()}>{t('results.mine.title')}</ButtonLink>
        )}
      </div>
      <p className={styles.soft}>{t('results.saved.why')}</p>
      <ul className={styles.saved}>
        {scans.map((saved) => (
          <SavedRow
            key={saved.id}
            saved={saved}
            isShown={saved.id === scan.id}
            isBeside={saved.id === other?.id}
            isComparable={isOfSame(saved, { name, forPerson: scan.forPerson })}
            onRemove={() => remove(saved.id)}
          />
        ))}
      </ul>
      <MoreScans own={own} />
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

/** Puts a measuring beside the one shown, or takes it away again. */
export function CompareLink({ id, isBeside, day }: { id: string; isBeside: boolean; day: string }) {
  const t = useT()
  const address = useAddress()
  return (
    <Link
      to={address({ with: isBeside ? undefined : id })}
      aria-label={t(isBeside ? 'results.saved.aloneOf' : 'results.saved.besideOf', { day })}
    >
      {t(isBeside ? 'results.saved.alone' : 'results.saved.beside')}
    </Link>
  )
}

function useAddress() {
  const [search] = useSearchParams()
  return (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key)
    return `?${next}`
  }
}

interface RowProps {
  saved: BodyScan
  isShown: boolean
  isBeside: boolean
  isComparable: boolean
  onRemove: () => Promise<void>
}

function SavedRow({ saved, isShown, isBeside, isComparable, onRemove }: RowProps) {
  const t = useT()
  const language = useLanguage()
  const address = useAddress()
  const { isCorrectedHere } = onThisDevice(saved, useStoredScans())
  const [isAsked, setAsked] = useState(false)
  const day = writeInstantDay(saved.takenAt, language)
  return (
    <li>
      <span>
        <strong>{day}</strong>
        {saved.name && ` · ${saved.name}`}
        {isShown && <span className={styles.tag}>{t('results.saved.shown')}</span>}
        {isCorrectedHere && <span className={styles.tag}>{t('results.saved.corrected')}</span>}
      </span>
      <span className={styles.savedActs}>
        {!isShown && (
          <Link
            to={address({ scan: saved.id, with: undefined })}
            aria-label={t('results.saved.showOf', { day })}
          >
            {t('results.saved.show')}
          </Link>
        )}
        {!isShown && isComparable && <CompareLink id={saved.id} isBeside={isBeside} day={day} />}
        <Button
          kind="plain"
          aria-label={t('results.saved.removeOf', { day })}
          onClick={() => setAsked(!isAsked)}
        >
          {t('results.saved.remove')}
        </Button>
      </span>
      {isAsked && (
        <span className={styles.sure}>
          {t('results.saved.sure')}
          <Button kind="danger" onClick={() => void onRemove()}>
            {t('results.saved.removeNow')}
          </Button>
          <Button onClick={() => setAsked(false)}>{t('results.saved.keep')}</Button>
        </span>
      )}
    </li>
  )
}

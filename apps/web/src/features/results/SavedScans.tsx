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
import { leaveAccount, type StoredScan } from '../body-scans/api.ts'
import { MoreScans } from './MoreScans.tsx'
import styles from './Results.module.css'
import type { OwnScans } from './use-own-scans.ts'

interface Props {
  scan: StoredScan
  other: StoredScan | undefined
  own: OwnScans
}

/** The measurings in the account: look at one, put one beside, delete one. */
export function SavedScans({ scan, other, own }: Props) {
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
            onRemove={() => remove(saved.id)}
          />
        ))}
      </ul>
      <MoreScans own={own} />
      {problem && <p role="alert">{problem}</p>}
    </section>
  )
}

interface RowProps {
  saved: BodyScan
  isShown: boolean
  isBeside: boolean
  onRemove: () => Promise<void>
}

function SavedRow({ saved, isShown, isBeside, onRemove }: RowProps) {
  const t = useT()
  const language = useLanguage()
  const [search] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const day = writeInstantDay(saved.takenAt, language)
  const to = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(change)) value ? next.set(key, value) : next.delete(key)
    return `?${next}`
  }
  return (
    <li>
      <span>
        <strong>{day}</strong>
        {saved.name && ` · ${saved.name}`}
        {isShown && <span className={styles.tag}>{t('results.saved.shown')}</span>}
      </span>
      <span className={styles.savedActs}>
        {!isShown && (
          <Link to={to({ scan: saved.id, with: undefined })} aria-label={t('results.saved.showOf', { day })}>
            {t('results.saved.show')}
          </Link>
        )}
        {!isShown && (
          <Link
            to={to({ with: isBeside ? undefined : saved.id })}
            aria-label={t(isBeside ? 'results.saved.aloneOf' : 'results.saved.besideOf', { day })}
          >
            {t(isBeside ? 'results.saved.alone' : 'results.saved.beside')}
          </Link>
        )}
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

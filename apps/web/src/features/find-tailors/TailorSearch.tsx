import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'
import { TailorCard } from './TailorCard.tsx'
import { TailorFilters } from './TailorFilters.tsx'
import { useFoundTailors } from './use-found-tailors.ts'
import { type TailorAddress, useTailorAddress } from './use-tailor-address.ts'

/** What is searched by, and who was found. */
export default function TailorSearch() {
  const address = useTailorAddress()
  return (
    <>
      <TailorFilters address={address} />
      <Found address={address} />
    </>
  )
}

function Found({ address }: { address: TailorAddress }) {
  const t = useT()
  const { filter, clear } = address
  const { rows: tailors, next, error, isAdding, more, retry } = useFoundTailors(filter)
  if (!tailors && error !== undefined) return <Failed why={problemSentence(error, t)} onRetry={retry} />
  if (!tailors) return <SkeletonRows rows={4} rowHeight={150} />
  const isNarrowed = Object.keys(filter).some((name) => name !== 'sort')
  if (tailors.length === 0 && isNarrowed) return <NothingFound words={filter.q} onClear={clear} />
  if (tailors.length === 0) return <p className={styles.none}>{t('find-tailors.page.none')}</p>
  return (
    <>
      <p className={styles.count} role="status">
        {t(next ? 'find-tailors.page.countMore' : 'find-tailors.page.count', { count: tailors.length })}
      </p>
      <ul className={styles.cards}>
        {tailors.map((tailor) => (
          <li key={tailor.slug}>
            <TailorCard tailor={tailor} garment={filter.garment} />
          </li>
        ))}
      </ul>
      {error !== undefined && <Failed why={problemSentence(error, t)} />}
      {next && (
        <Button isLarge isBusy={isAdding} onClick={() => void more()} className={styles.more}>
          {t('find-tailors.page.more')}
        </Button>
      )}
    </>
  )
}

import type { ListedHouse } from '@darzi/contract/fronts.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { frontStyle } from './front-style.ts'
import styles from './HouseList.module.css'
import { useFoundHouses } from './use-found-houses.ts'

/** Houses that have published a front, to be searched by name and town. */
export default function HouseList() {
  const t = useT()
  const [q, setWords] = useState('')
  const { rows: houses, next, error, isAdding, more, retry } = useFoundHouses(q)
  return (
    <div className={styles.list}>
      <SearchField
        label={t('house-list.search.label')}
        clearLabel={t('house-list.search.clear')}
        words={q}
        onSearch={setWords}
      />
      {!houses && error !== undefined && <Failed why={problemSentence(error, t)} onRetry={retry} />}
      {!houses && error === undefined && <SkeletonRows rows={2} rowHeight={140} />}
      {houses?.length === 0 && q && <NothingFound words={q} onClear={() => setWords('')} />}
      {houses?.length === 0 && !q && <p>{t('house-list.none')}</p>}
      {houses && houses.length > 0 && (
        <ul className={styles.cards}>
          {houses.map((house) => (
            <li key={house.slug}>
              <HouseCard house={house} />
            </li>
          ))}
        </ul>
      )}
      {houses && error !== undefined && <Failed why={problemSentence(error, t)} />}
      {next && (
        <Button isLarge isBusy={isAdding} onClick={() => void more()}>
          {t('house-list.more')}
        </Button>
      )}
    </div>
  )
}

function HouseCard({ house }: { house: ListedHouse }) {
  const t = useT()
  const { slug, name, tagline, city, logoUrl, isDemo } = house
  return (
    <article className={styles.card} style={frontStyle(house)}>
      <div className={styles.sign} aria-hidden="true">
        {logoUrl ? <img src={logoUrl} alt="" loading="lazy" /> : <span>{name.slice(0, 1)}</span>}
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={links.house(slug)}>{name}</Link>
        </h3>
        {tagline && <p>{tagline}</p>}
        {(city || isDemo) && (
          <p className={styles.soft}>
            {[city, isDemo && t('house-list.sample')].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
    </article>
  )
}

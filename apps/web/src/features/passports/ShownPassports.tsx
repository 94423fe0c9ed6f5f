import { writeDay } from '@darzi/words/formats.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Passports.module.css'
import { useShownPassports } from './passport-data.ts'
import { SizeFacts } from './SizeFacts.tsx'

/** Sizes that people show to the shop, for as long as they do; nothing while there are none. */
export function ShownPassports() {
  const t = useT()
  const language = useLanguage()
  const [unit] = useStoredUnit()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useShownPassports()
  const [first] = data?.pages ?? []
  if (!data || !first || first.rows.length === 0) return null
  const title = t('passports.shown', { count: first.total })
  return (
    <Card title={title} aria-label={title} className={styles.card}>
      <p className={styles.soft}>{t('passports.shownWhy')}</p>
      <ul className={styles.sets}>
        {data.pages
          .flatMap(({ rows }) => rows)
          .map(({ id, personName, takenBy, takenOn, sizes }) => {
            const day = writeDay(takenOn, language)
            return (
              <li key={id} className={styles.set}>
                <details>
                  <summary className={styles.summary}>
                    {personName} ·{' '}
                    {takenBy
                      ? t('passports.takenBy', { shop: takenBy, day })
                      : t('passports.byPhoto', { day })}
                  </summary>
                  <SizeFacts sizes={sizes} unit={unit} />
                </details>
              </li>
            )
          })}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('passports.more')}
        </Button>
      )}
    </Card>
  )
}

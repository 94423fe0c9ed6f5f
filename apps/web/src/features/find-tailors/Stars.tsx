import { useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'

/** The average of a tailor's reviews, or that there are none yet. */
export function Stars({ rating, reviews }: { rating: number | undefined; reviews: number }) {
  const t = useT()
  if (rating === undefined) return <p className={styles.soft}>{t('find-tailors.standing.noReviews')}</p>
  return (
    <p>
      <span aria-hidden="true" className={styles.star}>
        ★
      </span>{' '}
      {t('find-tailors.standing.rating', { rating: rating.toFixed(1), count: reviews })}
    </p>
  )
}

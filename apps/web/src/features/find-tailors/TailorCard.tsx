import type { FoundTailor } from '@darzi/contract/find-tailors.ts'
import { writeDay } from '@darzi/words/formats.ts'
import { Scissors } from 'lucide-react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Money } from '../../ui/Money.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'
import { Stars } from './Stars.tsx'

/** A tailor among others: the whole card leads to their page. */
export function TailorCard({ tailor, garment }: { tailor: FoundTailor; garment: string | undefined }) {
  const t = useT()
  const { slug, name, city, distanceKm, photoUrl, rating, reviews, keptPercent, fromMinor, freeOn } = tailor
  const language = useLanguage()
  const place = [
    city,
    distanceKm === undefined ? undefined : t('find-tailors.card.km', { km: distanceKm }),
  ].filter(Boolean)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {photoUrl ? (
          <img src={photoUrl} alt="" loading="lazy" width={320} height={240} />
        ) : (
          <Scissors size={40} aria-hidden="true" />
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={links.tailor(slug)} className={styles.wholeCard}>
            {name}
          </Link>
        </h2>
        {place.length > 0 && <p className={styles.soft}>{place.join(' · ')}</p>}
        <Stars rating={rating} reviews={reviews} />
        {keptPercent !== undefined && <p>{t('find-tailors.standing.kept', { percent: keptPercent })}</p>}
        {fromMinor !== undefined && garment && (
          <p>
            {t(`garment-names.types.${garment}`)}: {t('find-tailors.card.from')}{' '}
            <strong>
              <Money minor={fromMinor} currency={tailor.currency} />
            </strong>
          </p>
        )}
        {freeOn !== undefined && <p>{t('find-tailors.card.free', { day: writeDay(freeOn, language) })}</p>}
        <p className={styles.marks}>
          {tailor.isDemo && <span>{t('find-tailors.card.sample')}</span>}
          {tailor.isVerified && <span data-good="true">{t('find-tailors.standing.verified')}</span>}
          {tailor.hasWoman && <span>{t('find-tailors.card.woman')}</span>}
        </p>
      </div>
    </article>
  )
}

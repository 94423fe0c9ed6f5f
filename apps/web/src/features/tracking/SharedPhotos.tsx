import type { TrackedLink } from '@darzi/contract/tracking.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { stageName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Photos.module.css'

/** The photos the shop shares; each opens whole. */
export function SharedPhotos({ photos, pieces }: Pick<TrackedLink, 'photos' | 'pieces'>) {
  const t = useT()
  const stages = pieces.flatMap((piece) => piece.stages)
  const stageOf = (key?: string) => stages.find((stage) => stage.key === key)
  const language = useLanguage()
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{t('tracking.photos.title')}</h2>
      <ul className={styles.photos}>
        {photos
          .map((photo) => ({ ...photo, stage: stageOf(photo.stage) }))
          .map((photo) => (
            <li key={photo.id}>
              <a href={photo.url} target="_blank" rel="noreferrer">
                <img
                  src={photo.thumbUrl}
                  alt={t('tracking.photos.alt', { day: writeInstantDay(photo.createdAt, language) })}
                  width={160}
                  height={160}
                  loading="lazy"
                />
              </a>
              {photo.stage && <p>{stageName(t, photo.stage)}</p>}
            </li>
          ))}
      </ul>
    </section>
  )
}

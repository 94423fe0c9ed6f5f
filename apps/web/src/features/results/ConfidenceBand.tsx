import { notices as knownNotices } from '@darzi/body/judge/concerns.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { sizeText } from '../body-scans/api.ts'
import { confidenceOf } from './confidence.ts'
import styles from './Results.module.css'

/** How sure the numbers are, as they say themselves. */
export function ConfidenceBand({ scan, unit }: { scan: StoredScan; unit: LengthUnit }) {
  const t = useT()
  const { grade, plusMinusMm, percent, from } = confidenceOf(scan.estimates)
  const { hasFront, hasSide, notices } = scan.quality
  const photos = hasFront && hasSide ? 'both' : hasFront ? 'front' : hasSide ? 'side' : 'none'
  return (
    <section className={styles.band} data-grade={grade}>
      <h2>{t(`results.confidence.${grade}`)}</h2>
      <p>
        {t('results.confidence.within', {
          size: sizeText(plusMinusMm, unit, t),
          percent: percent.toFixed(1),
        })}
      </p>
      <p>
        {t('results.confidence.from', {
          photo: from.photo,
          tape: from.tape + from.typed,
          build: from.build,
        })}
      </p>
      <p>{t(`results.confidence.photos_${photos}`)}</p>
      {knownNotices
        .filter((notice) => notices.includes(notice))
        .map((notice) => (
          <p key={notice}>{t(`results.notice.${notice}`)}</p>
        ))}
    </section>
  )
}

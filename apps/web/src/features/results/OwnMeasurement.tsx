import type { User } from '@darzi/contract/accounts.ts'
import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { type OnThisDevice, type StoredScan, sizeText } from '../body-scans/api.ts'
import { downloadScan } from './export-scan.ts'
import styles from './OwnMeasurements.module.css'

interface Props {
  scan: OnThisDevice<StoredScan> & Partial<Pick<BodyScan, 'name'>>
  unit: LengthUnit
  user: User | undefined
  /** On this device only; or on it, and nobody can say just now whether the account has it too. */
  state?: 'newest' | 'waiting' | 'here' | undefined
  sentTo?: BodyScan['sentTo']
}

const shown = ['chest', 'waist', 'hips'] as const

/** One measuring: of whom, when and from what, its main sizes, where it went, and the way to all of it. */
export function OwnMeasurement({ scan, unit, user, state, sentTo = [] }: Props) {
  const t = useT()
  const language = useLanguage()
  const day = writeInstantDay(scan.takenAt, language)
  const { hasFront, hasSide } = scan.quality
  const photos = hasFront ? (hasSide ? 'both' : 'front') : hasSide ? 'side' : 'none'
  const isHere = state === 'waiting' || state === 'here'
  const sizes = [
    ['height', scan.person.heightMm] as const,
    ...shown.map((site) => [site, scan.estimates[site].mm] as const),
  ]
  return (
    <li>
      <Card
        title={scan.name ?? user?.name}
        actions={
          scan.isCorrectedHere ? (
            <Badge tone="marigold">{t('results.mine.unsaved')}</Badge>
          ) : (
            state && <Badge tone={isHere ? 'marigold' : 'leaf'}>{t(`results.mine.${state}`)}</Badge>
          )
        }
      >
        <p className={styles.soft}>{t('results.mine.taken', { day })}</p>
        {scan.isCorrectedHere && <p role="status">{t('results.mine.corrected')}</p>}
        <dl className={styles.sizes}>
          {sizes.map(([field, mm]) => (
            <div key={field}>
              <dt>{t(`measurement-fields.${field}.name`)}</dt>
              <dd>{sizeText(mm, unit, t)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.soft}>{t(`results.confidence.photos_${photos}`)}</p>
        {sentTo.map(({ shop, sentAt, isCurrent }) => (
          <p key={shop.id} className={styles.soft}>
            {t(isCurrent && !scan.isCorrectedHere ? 'results.mine.sent' : 'results.mine.sentBefore', {
              shop: shop.name,
              day: writeInstantDay(sentAt, language),
            })}
          </p>
        ))}
        <div className={styles.acts}>
          <Link
            to={
              isHere
                ? links.results(undefined, { scan: scan.id })
                : links.results(user?.id, { scan: scan.id })
            }
            className={buttonClass({ kind: state ? 'primary' : 'quiet' })}
            aria-label={t('results.mine.openOf', { day })}
          >
            {t('results.mine.open')}
          </Link>
          <Button
            aria-label={t('results.mine.downloadOf', { day })}
            onClick={() => downloadScan(scan, user?.id)}
          >
            {t('results.mine.download')}
          </Button>
        </div>
      </Card>
    </li>
  )
}

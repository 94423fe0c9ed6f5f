import type { Site } from '@darzi/body/shapes.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { AvatarView } from '../../ui/avatar/AvatarView.tsx'
import { avatarRequest } from '../../ui/avatar/avatar-request.ts'
import { useAvatar } from '../../ui/avatar/use-avatar.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { sizeText } from '../body-scans/api.ts'
import { differingSites } from './differing-sites.ts'
import styles from './Results.module.css'

interface Props {
  scan: StoredScan
  other: StoredScan | undefined
  unit: LengthUnit
  /** The size somebody looks at. */
  marked: Site | undefined
}

const always = ['chest', 'waist', 'hips'] as const satisfies readonly Site[]

/** The person's own form, with the tape around it; beside it the earlier one, when two are compared. */
export function ResultAvatar({ scan, other, unit, marked }: Props) {
  const t = useT()
  const language = useLanguage()
  const now = useAvatar(avatarRequest(scan))
  const then = useAvatar(other && avatarRequest(other))
  const shownSites = [...new Set<Site>([...always, ...(marked ? [marked] : [])])]
  const tapesOf = ({ estimates }: StoredScan) =>
    shownSites.map((site) => ({ site, label: sizeText(estimates[site].mm, unit, t) }))
  const size = (mm: number) => sizeText(mm, unit, t)
  const { chest, waist, hips } = scan.estimates
  if (now.hasFailed) return <p className={styles.waiting}>{t('results.avatar.failed')}</p>
  if (!now.avatar)
    return (
      <p className={styles.waiting} role="status">
        {t('results.avatar.making')}
      </p>
    )
  const isPair = other !== undefined && then.avatar !== undefined
  const differs = now.isMaking ? [] : differingSites(scan, now.avatar)
  return (
    <>
      <AvatarView
        avatar={now.avatar}
        tapes={tapesOf(scan)}
        caption={isPair ? writeInstantDay(scan.takenAt, language) : undefined}
        compareWith={
          isPair && then.avatar
            ? {
                avatar: then.avatar,
                tapes: tapesOf(other),
                caption: writeInstantDay(other.takenAt, language),
              }
            : undefined
        }
        isBusy={now.isMaking}
        description={t('results.avatar.description', {
          height: size(scan.person.heightMm),
          chest: size(chest.mm),
          waist: size(waist.mm),
          hips: size(hips.mm),
        })}
      />
      {differs.length > 0 && (
        <p className={styles.soft} role="status">
          {t('results.avatar.differs', {
            sizes: differs.map((site) => t(`measurement-fields.${site}.name`)).join(', '),
          })}
        </p>
      )}
    </>
  )
}

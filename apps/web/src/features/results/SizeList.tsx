import type { Site } from '@darzi/body/shapes.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { partNames, siteParts } from '../body-scans/api.ts'
import { worthATape } from './confidence.ts'
import styles from './Results.module.css'
import { SizeRow } from './SizeRow.tsx'
import { UnitButtons } from './UnitButtons.tsx'
import type { Correcting } from './use-correcting.ts'

interface Props {
  scan: StoredScan
  unit: LengthUnit
  onUnit: (unit: LengthUnit) => void
  openSite?: Site | undefined
  onOpen?: (site: Site | undefined) => void
  /** Left out where nothing may be put right. */
  correcting?: Correcting
}

/** Every size with its ± and where it is from; each may be put right by a tape, and the others follow. */
export function SizeList({ scan, unit, onUnit, openSite, onOpen, correcting }: Props) {
  const t = useT()
  const asked = correcting ? worthATape(scan.estimates) : []
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{t('results.sizes.title')}</h2>
        <UnitButtons unit={unit} onChoose={onUnit} />
      </div>
      {correcting && <p className={styles.soft}>{t('results.sizes.how')}</p>}
      {asked.length > 0 && <p className={styles.soft}>{t('results.sizes.asked')}</p>}
      {partNames.map((part) => (
        <div key={part} className={styles.part}>
          <h3>{t(`results.part.${part}`)}</h3>
          <ul>
            {siteParts[part].map((site) => (
              <SizeRow
                key={site}
                {...{ site, scan, unit, correcting }}
                isAsked={asked.includes(site)}
                isOpen={site === openSite}
                onOpen={(isOpen) => onOpen?.(isOpen ? site : undefined)}
              />
            ))}
          </ul>
        </div>
      ))}
      {correcting && (
        <p role="status" className={styles.said}>
          {correcting.said}
        </p>
      )}
    </section>
  )
}

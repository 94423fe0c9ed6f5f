import type { Site } from '@darzi/body/shapes.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { honestyText, partNames, type StoredScan, siteParts, sizeText } from '../body-scans/api.ts'
import { worthATape } from './confidence.ts'
import styles from './Results.module.css'
import { TapeForm } from './TapeForm.tsx'
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
                site={site}
                scan={scan}
                unit={unit}
                correcting={correcting}
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

interface SizeRowProps {
  site: Site
  scan: StoredScan
  unit: LengthUnit
  /** Left out where nothing may be put right. */
  correcting: Correcting | undefined
  /** Its ± is wide: a tape is worth the minute. */
  isAsked: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function SizeRow({ site, scan, unit, correcting, isAsked, isOpen, onOpen }: SizeRowProps) {
  const t = useT()
  const { mm, plusMinusMm, from } = scan.estimates[site]
  const name = t(`measurement-fields.${site}.name`)
  const opener = useRef<HTMLButtonElement>(null)
  function onClose() {
    onOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>
          <strong>{sizeText(mm, unit, t)}</strong> <small>{honestyText(plusMinusMm, unit, t)}</small>
        </span>
        <span className={styles.from} data-from={from}>
          {t(`results.from.${from}`)}
        </span>
        {correcting && (
          <Button
            ref={opener}
            kind={isAsked ? 'quiet' : 'plain'}
            className={isAsked ? styles.asked : undefined}
            aria-expanded={isOpen}
            aria-label={t(isAsked ? 'results.tape.checkThis' : 'results.tape.correctThis', { name })}
            onClick={() => onOpen(!isOpen)}
          >
            {t(isAsked ? 'results.tape.check' : 'results.tape.correct')}
          </Button>
        )}
      </div>
      {isOpen && correcting && (
        <TapeForm site={site} scan={scan} unit={unit} correcting={correcting} onClose={onClose} />
      )}
    </li>
  )
}

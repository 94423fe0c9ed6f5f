import type { Site } from '@darzi/body/shapes.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { honestyText, sizeText } from '../body-scans/api.ts'
import styles from './Results.module.css'
import { TapeForm } from './TapeForm.tsx'
import type { Correcting } from './use-correcting.ts'

interface Props {
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

export function SizeRow({ site, scan, unit, correcting, isAsked, isOpen, onOpen }: Props) {
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
      {isOpen && correcting && <TapeForm {...{ site, scan, unit, correcting, onClose }} />}
    </li>
  )
}

import type { Verdict } from '@darzi/tailoring/collection/verdict.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { verdictWords } from './advice-words.ts'
import styles from './Fit.module.css'
import { measuredWords, plusMinusOf } from './size-words.ts'

interface Props {
  verdict: Verdict
  size: string
  scan: StoredScan
  unit: LengthUnit
}

/** The verdict, and the size of the body that decides it with how far off it may be. */
export function VerdictLine({ verdict, size, scan, unit }: Props) {
  const t = useT()
  const decides = verdict.is === 'untold' ? undefined : verdict.decides
  const off = decides && plusMinusOf(scan, decides.zone)
  return (
    <div className={styles.verdict} data-verdict={verdict.is}>
      <p>{verdictWords(verdict, size, unit, t)}</p>
      {decides && (
        <p>
          {t('try-on.verdict.decides', {
            zone: t(`try-on.zone.${decides.zone}`),
            size: measuredWords(decides.bodyMm, off, unit, t),
          })}{' '}
          {off !== undefined && Math.abs(decides.easeMm) < off && t('try-on.verdict.check')}
        </p>
      )}
    </div>
  )
}

import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import type { ZoneFit } from '@darzi/tailoring/collection/fit.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import styles from './Fit.module.css'
import { easeWords, measuredWords, plusMinusOf, sizeWords } from './size-words.ts'

interface Props {
  zones: readonly ZoneFit[]
  untold: readonly FitZone[]
  scan: StoredScan
  unit: LengthUnit
}

export function FitTable({ zones, untold, scan, unit }: Props) {
  const t = useT()
  return (
    <table className={styles.fitTable}>
      <thead>
        <tr>
          <th scope="col">{t('try-on.fit.zone')}</th>
          <th scope="col">{t('try-on.fit.room')}</th>
          <th scope="col">{t('try-on.fit.sits')}</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ zone, bodyMm, finishedMm, easeMm, label }) => (
          <tr key={zone}>
            <th scope="row">
              {t(`try-on.zone.${zone}`)}
              <span className={styles.both}>
                {t('try-on.fit.both', {
                  body: measuredWords(bodyMm, plusMinusOf(scan, zone), unit, t),
                  garment: sizeWords(finishedMm, unit, t),
                })}
              </span>
            </th>
            <td className="figures">{easeWords(easeMm, unit, t)}</td>
            <td>
              <span className={styles.label} data-fit={label}>
                {t(`try-on.label.${label}`)}
              </span>
            </td>
          </tr>
        ))}
        {untold.map((zone) => (
          <tr key={zone}>
            <th scope="row">{t(`try-on.zone.${zone}`)}</th>
            <td>–</td>
            <td>{t('try-on.fit.notKnown')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

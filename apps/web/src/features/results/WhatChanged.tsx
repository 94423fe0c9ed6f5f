import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { partNames, type StoredScan, siteParts, sizeText } from '../body-scans/api.ts'
import { changesBetween } from './changes.ts'
import styles from './Results.module.css'

interface Props {
  scan: StoredScan
  other: StoredScan
  unit: LengthUnit
}

const sites = partNames.flatMap((part) => [...siteParts[part]])

/** Beside the two figures: each size that is another one now, and those about which photos cannot tell. */
export function WhatChanged({ scan, other, unit }: Props) {
  const t = useT()
  const language = useLanguage()
  const [earlier, later] = scan.takenAt < other.takenAt ? [scan, other] : [other, scan]
  const changes = changesBetween(earlier.estimates, later.estimates, sites)
  const sure = changes.filter(({ isSure }) => isSure)
  const alike = changes
    .filter(({ isSure }) => !isSure)
    .map(({ site }) => t(`measurement-fields.${site}.name`))
  const [from, to] = [earlier, later].map(({ takenAt }) => writeInstantDay(takenAt, language))
  return (
    <section className={styles.card}>
      <h2>{t('results.changed.title')}</h2>
      <p className={styles.soft}>{t('results.changed.span', { from: from ?? '', to: to ?? '' })}</p>
      {sure.length > 0 && (
        <ul className={styles.changes}>
          {sure.map(({ site, fromMm, toMm }) => (
            <li key={site}>
              <span>{t(`measurement-fields.${site}.name`)}</span>
              <span>
                {sizeText(fromMm, unit, t)} → <strong>{sizeText(toMm, unit, t)}</strong>
              </span>
              <span>
                {t(toMm > fromMm ? 'results.changed.more' : 'results.changed.less', {
                  size: sizeText(Math.abs(toMm - fromMm), unit, t),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {alike.length > 0 && (
        <p className={styles.soft}>
          {sure.length === 0
            ? t('results.changed.nothing')
            : t('results.changed.alike', { sizes: alike.join(', ') })}
        </p>
      )}
    </section>
  )
}

import { boundsOf, easeOf, giveMm } from '@darzi/tailoring/collection/ease.ts'
import { carries, fitLabels } from '@darzi/tailoring/collection/fit.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Fit.module.css'
import { sizeWords } from './size-words.ts'
import type { Worn } from './use-worn.ts'

/** What the colours of the map mean, in words and by how much room at the zone that carries the cut, in this cloth. */
export function MapLegend({ worn: { item, size: finished }, unit }: { worn: Worn; unit: LengthUnit }) {
  const t = useT()
  const zone = carries[item.cut][0]
  const ofCut = zone && easeOf[item.cut][zone]
  if (!zone || !ofCut) return null
  const rule = boundsOf(ofCut, giveMm(finished.zonesMm[zone] ?? 0, item.cloth))
  const size = (mm: number) => sizeWords(mm, unit, t)
  const bounds = {
    too_small: t('try-on.legend.under', { most: size(rule.least) }),
    tight: t('try-on.legend.between', { from: size(rule.least), to: size(rule.tight) }),
    close: t('try-on.legend.between', { from: size(rule.tight), to: size(rule.close) }),
    regular: t('try-on.legend.between', { from: size(rule.close), to: size(rule.regular) }),
    loose: t('try-on.legend.over', { least: size(rule.regular) }),
  }
  return (
    <div className={styles.legend}>
      <p>{t('try-on.legend.title', { zone: t(`try-on.zone.${zone}`) })}</p>
      <ul>
        {fitLabels.map((label) => (
          <li key={label}>
            <span className={styles.patch} data-fit={label} aria-hidden="true" />
            {t('try-on.legend.line', { label: t(`try-on.label.${label}`), room: bounds[label] })}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { bodyShapeOf } from '@darzi/body/estimate/body-shape.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import styles from './Results.module.css'

/** One of four words for cut and cloth, with the rule it follows. */
export function ShapeCard({ scan: { person, estimates } }: { scan: StoredScan }) {
  const t = useT()
  const { chest, waist, hips } = estimates
  const shape = bodyShapeOf(person, { chest: chest.mm, waist: waist.mm, hips: hips.mm })
  const bulk = person.weightKg / (person.heightMm / 1000) ** 2
  return (
    <section className={styles.card}>
      <h2>{t('results.shape.title')}</h2>
      <p className={styles.shape}>{t(`results.shape.${shape}`)}</p>
      <p className={styles.soft}>
        {t('results.shape.rule', { bulk: bulk.toFixed(1), drop: (chest.mm / waist.mm).toFixed(2) })}
      </p>
    </section>
  )
}

import { bodyShapeOf } from '@darzi/body/estimate/body-shape.ts'
import { useSay } from '../../words/use-say.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import styles from './Results.module.css'

/** One of four words for cut and cloth, with the rule it follows. */
export function ShapeCard({ scan: { person, estimates } }: { scan: KeptScan }) {
  const say = useSay()
  const { chest, waist, hips } = estimates
  const shape = bodyShapeOf(person, { chest: chest.mm, waist: waist.mm, hips: hips.mm })
  const bulk = person.weightKg / (person.heightMm / 1000) ** 2
  return (
    <section className={styles.card}>
      <h2>{say('results.shape.title')}</h2>
      <p className={styles.shape}>{say(`results.shape.${shape}`)}</p>
      <p className={styles.soft}>
        {say('results.shape.rule', { bulk: bulk.toFixed(1), drop: (chest.mm / waist.mm).toFixed(2) })}
      </p>
    </section>
  )
}

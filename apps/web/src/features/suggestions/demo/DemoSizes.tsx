import type { Site } from '@darzi/body/shapes.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { Card } from '../../../ui/Card.tsx'
import { useT } from '../../../words/use-t.ts'
import type { StoredScan } from '../../body-scans/api.ts'
import styles from '../Suggestions.module.css'
import own from './Demo.module.css'

const shown = [
  'chest',
  'waist',
  'hips',
  'shoulder_width',
  'sleeve_length',
  'neck',
  'bicep',
  'thigh',
  'inseam',
] as const satisfies readonly Site[]

/** What the photos said, how far off it may be, and what is true of this body: the one thing no customer's photos tell. */
export function DemoSizes({ scan, tape }: { scan: StoredScan; tape: Record<Site, number> }) {
  const t = useT()
  const cm = (mm: number) => t('suggestions.body.cm', { cm: showTenths(mm / 10) })
  const within = shown.filter(
    (site) => Math.abs(scan.estimates[site].mm - tape[site]) <= scan.estimates[site].plusMinusMm,
  )
  return (
    <Card title={t('suggestions.demo.sizes')}>
      <div className={styles.body}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">{t('suggestions.demo.size')}</th>
              <th scope="col">{t('suggestions.demo.measured')}</th>
              <th scope="col">{t('suggestions.demo.tape')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((site) => (
              <tr key={site}>
                <th scope="row">{t(`measurement-fields.${site}.name`)}</th>
                <td>{`${cm(scan.estimates[site].mm)} ± ${showTenths(scan.estimates[site].plusMinusMm / 10)}`}</td>
                <td>{cm(tape[site])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t('suggestions.demo.within', { within: within.length, of: shown.length })}</p>
      </div>
    </Card>
  )
}

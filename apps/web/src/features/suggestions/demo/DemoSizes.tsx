import type { Site } from '@darzi/body/shapes.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { Card } from '../../../ui/Card.tsx'
import { useSay } from '../../../words/use-say.ts'
import type { KeptScan } from '../../body-scans/kept-scan.ts'
import styles from '../Suggestions.module.css'
import own from './Demo.module.css'

const shown = [
  ...(['chest', 'waist', 'hips', 'shoulder_width', 'sleeve_length', 'neck', 'bicep', 'thigh'] as const),
  'inseam',
] as const satisfies readonly Site[]

/** What the photos said, how far off it may be, and what is true of this body: the one thing no customer's photos tell. */
export function DemoSizes({ scan, tape }: { scan: KeptScan; tape: Record<Site, number> }) {
  const say = useSay()
  const cm = (mm: number) => say('suggestions.body.cm', { cm: showTenths(mm / 10) })
  const within = shown.filter(
    (site) => Math.abs(scan.estimates[site].mm - tape[site]) <= scan.estimates[site].plusMinusMm,
  )
  return (
    <Card title={say('suggestions.demo.sizes')}>
      <div className={styles.body}>
        <table className={own.table}>
          <thead>
            <tr>
              <th scope="col">{say('suggestions.demo.size')}</th>
              <th scope="col">{say('suggestions.demo.measured')}</th>
              <th scope="col">{say('suggestions.demo.tape')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((site) => (
              <tr key={site}>
                <th scope="row">{say(`measurement-fields.${site}.name`)}</th>
                <td>{`${cm(scan.estimates[site].mm)} ± ${showTenths(scan.estimates[site].plusMinusMm / 10)}`}</td>
                <td>{cm(tape[site])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{say('suggestions.demo.within', { within: within.length, of: shown.length })}</p>
      </div>
    </Card>
  )
}

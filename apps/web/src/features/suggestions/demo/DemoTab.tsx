import type { Site } from '@darzi/body/shapes.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useT } from '../../../words/use-t.ts'
import type { StoredScan } from '../../body-scans/api.ts'
import { BodyReading } from '../BodyReading.tsx'
import styles from '../Suggestions.module.css'
import own from './Demo.module.css'
import type { ExamplePerson } from './example-people.ts'
import { Outline } from './Outline.tsx'

/**
 * How a measuring goes, shown live on bodies that a program drew: judged, measured and read by the very functions that a
 * customer's photos go through, beside what a tape round that body reads. Nobody real, and nothing of it is kept.
 */
export function DemoTab() {
  const t = useT()
  const { people, isFailed } = useExamples()
  const [turn, setTurn] = useState(0)
  const [scan, setScan] = useState<StoredScan>()
  const [isBroken, setBroken] = useState(false)
  const example = people?.[turn]
  if (isFailed) return <FormError>{t('suggestions.demo.failed')}</FormError>
  if (!people || !example) return <SkeletonRows rows={2} rowHeight={200} />

  function choose(next: number) {
    setTurn(next)
    setScan(undefined)
    setBroken(false)
  }

  async function show(chosen: ExamplePerson) {
    try {
      const { measureExample } = await import('./measure-example.ts')
      const measured = measureExample(chosen, new Date())
      setScan(measured)
      setBroken(measured === undefined)
    } catch (error) {
      console.error(error)
      setBroken(true)
    }
  }

  const { person, front, side, tape } = example
  return (
    <div className={styles.rows}>
      <Card title={t('suggestions.demo.title')}>
        <div className={styles.body}>
          <p>{t('suggestions.demo.what')}</p>
          <div className={own.choice}>
            {people.map((each, place) => (
              <Button
                key={`${each.person.heightMm}`}
                aria-pressed={place === turn}
                kind={place === turn ? 'primary' : 'quiet'}
                onClick={() => choose(place)}
              >
                {t('suggestions.demo.body', { number: place + 1 })}
              </Button>
            ))}
          </div>
          <p className={styles.quiet}>
            {t(`suggestions.demo.said_${person.sex}`, {
              cm: Math.round(person.heightMm / 10),
              kg: Math.round(person.weightKg),
            })}
          </p>
          <div className={own.outlines}>
            <Outline mask={front.mask} label={t('suggestions.demo.front')} />
            <Outline mask={side.mask} label={t('suggestions.demo.side')} />
          </div>
          <div className={styles.acts}>
            <Button kind="primary" isLarge onClick={() => void show(example)}>
              {t('suggestions.demo.measure')}
            </Button>
          </div>
          <FormError>{isBroken && t('suggestions.demo.failed')}</FormError>
        </div>
      </Card>
      {scan && <DemoSizes scan={scan} tape={tape} />}
      {scan && <BodyReading scan={scan} hasAdvice isExample />}
    </div>
  )
}

function useExamples() {
  const [people, setPeople] = useState<readonly ExamplePerson[]>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    import('./example-people.ts')
      .then(({ examplePeople }) => examplePeople())
      .then(
        (found) => !isLeft && setPeople(found),
        () => !isLeft && setFailed(true),
      )
    return () => {
      isLeft = true
    }
  }, [])
  return { people, isFailed }
}

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
function DemoSizes({ scan, tape }: { scan: StoredScan; tape: Record<Site, number> }) {
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

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
import { DemoSizes } from './DemoSizes.tsx'
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
            <Button kind="next" isLarge onClick={() => void show(example)}>
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

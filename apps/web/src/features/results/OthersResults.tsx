import type { ApiReply } from '@darzi/contract/api.ts'
import { type LengthUnit, toMm } from '@darzi/tailoring/units/length.ts'
import { useEffect, useState } from 'react'
import { call } from '../../data/api.ts'
import { ProblemError, problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptUnit } from './kept-unit.ts'
import styles from './Results.module.css'
import { partNames, siteParts } from './site-order.ts'
import { sizeText } from './size-text.ts'
import { UnitButtons } from './UnitButtons.tsx'

type Sizes = ApiReply<'GET /api/measurements/:userId'>['measurements']

/** Somebody else's sizes, for whoever may see them; to all others there are none. */
export default function OthersResults({ userId, isGuest }: { userId: string; isGuest: boolean }) {
  const say = useSay()
  const { sizes, problem, retry } = useSizesOf(userId, isGuest)
  if (isGuest)
    return (
      <EmptyState
        title={say('results.others.signIn')}
        action={
          <ButtonLink to={links.login(links.results(userId))} kind="next" isLarge>
            {say('results.others.act')}
          </ButtonLink>
        }
      >
        {say('results.others.signInWhy')}
      </EmptyState>
    )
  if (
    problem instanceof ProblemError &&
    (problem.status === 404 || problem.status === 403 || problem.status === 422)
  )
    return <EmptyState title={say('results.others.none')}>{say('results.others.noneWhy')}</EmptyState>
  if (problem) return <Failed why={problemSentence(problem, say)} onRetry={retry} />
  if (!sizes) return <p role="status">{say('ui.loading')}</p>
  return <PlainSizes sizes={sizes} />
}

function useSizesOf(userId: string, isGuest: boolean) {
  const [found, setFound] = useState<{ sizes?: Sizes; problem?: unknown }>({})
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (isGuest) return
    let isLeft = false
    setFound({})
    call('GET /api/measurements/:userId', { params: { userId } }).then(
      ({ measurements }) => !isLeft && setFound({ sizes: measurements }),
      (problem: unknown) => !isLeft && setFound({ problem }),
    )
    return () => {
      isLeft = true
    }
  }, [userId, isGuest, turn])
  return { ...found, retry: () => setTurn((now) => now + 1) }
}

function PlainSizes({ sizes }: { sizes: Sizes }) {
  const say = useSay()
  const [unit, setUnit] = useKeptUnit()
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{say('results.sizes.title')}</h2>
        <UnitButtons unit={unit} onChoose={setUnit} />
      </div>
      <dl className={styles.plain}>
        {sizes.height !== undefined && <Plain field="height" inches={sizes.height} unit={unit} />}
        {partNames
          .flatMap((part) => siteParts[part])
          .map((site) => {
            const inches = sizes[site]
            return inches !== undefined && <Plain key={site} field={site} inches={inches} unit={unit} />
          })}
      </dl>
    </section>
  )
}

function Plain({ field, inches, unit }: { field: string; inches: number; unit: LengthUnit }) {
  const say = useSay()
  return (
    <div>
      <dt>{say(`measurement-fields.${field}.name`)}</dt>
      <dd>{sizeText(toMm(inches, 'in'), unit, say)}</dd>
    </div>
  )
}

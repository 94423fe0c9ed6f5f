import type { Steps } from '@darzi/body/pattern/size-steps.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useEffect, useState } from 'react'
import type { NestedSize, NestOf } from './nested-sizes.ts'

export interface UsedNest {
  steps: Steps
  setSteps: (part: Partial<Steps>) => void
  /** From the smallest to the largest; undefined while only the body's own size is wanted, or none came out. */
  sizes: readonly NestedSize[] | undefined
  /** Of them the one that lies on the cloth: the body's own until another is chosen. */
  laid: NestedSize | undefined
  setLaid: (step: number) => void
  /** Whether what is wanted can be put on paper. */
  isReady: boolean
  hasFailed: boolean
}

/** Two inches, or four centimetres, as ready-made sizes step. */
const usualStepMm: Record<LengthUnit, number> = { in: 50.8, cm: 40 }

/** `of` is undefined while there is no pattern. */
export function useNest(of: NestOf | undefined, unit: LengthUnit): UsedNest {
  const [chosen, setChosen] = useState<Partial<Steps>>({})
  const [made, setMade] = useState<{ asked: string; sizes: NestedSize[] | undefined }>()
  const [laidStep, setLaid] = useState(0)
  const steps = { smaller: 0, larger: 0, mm: usualStepMm[unit], ...chosen }
  const isWanted = of !== undefined && steps.smaller + steps.larger > 0
  const asked = isWanted ? JSON.stringify({ of, steps }) : ''
  useEffect(() => {
    if (asked === '') return
    let isOver = false
    draft(JSON.parse(asked)).then(
      (sizes) => !isOver && setMade({ asked, sizes }),
      () => !isOver && setMade({ asked, sizes: undefined }),
    )
    return () => {
      isOver = true
    }
  }, [asked])
  const isMade = isWanted && made?.asked === asked
  const sizes = isMade ? made.sizes : undefined
  const inStep = (step: number) => sizes?.find((one) => one.step === step)
  return {
    steps,
    setSteps: (part) => setChosen({ ...chosen, ...part }),
    sizes,
    laid: inStep(laidStep) ?? inStep(0),
    setLaid,
    isReady: !isWanted || (isMade && made.sizes !== undefined),
    hasFailed: isMade && made.sizes === undefined,
  }
}

async function draft({ of, steps }: { of: NestOf; steps: Steps }): Promise<NestedSize[]> {
  const { draftNest } = await import('./nested-sizes.ts')
  return draftNest(of, steps)
}

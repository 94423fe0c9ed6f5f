import type { DesignKey } from '@darzi/body/pattern/design-key.ts'
import type { SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import type { PatternInputs } from '@darzi/body/pattern/inputs.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import type { Steps } from '@darzi/body/pattern/size-steps.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useEffect, useState } from 'react'

/** What the sizes around the body's own are graded from. */
export interface NestOf {
  design: DesignKey
  inputs: PatternInputs
  chosen: ChosenOptions
}

export interface UsedNest {
  steps: Steps
  setSteps: (part: Partial<Steps>) => void
  /** From the smallest to the largest; undefined while only the body's own size is wanted, or none came out. */
  sizes: readonly SizedPattern[] | undefined
  /** Whether what is wanted can be put on paper. */
  isReady: boolean
  hasFailed: boolean
}

/** Two inches, or four centimetres, as ready-made sizes step. */
const usualStepMm: Record<LengthUnit, number> = { in: 50.8, cm: 40 }

export function useNest(of: NestOf, unit: LengthUnit): UsedNest {
  const [chosen, setChosen] = useState<Partial<Steps>>({})
  const [made, setMade] = useState<{ asked: string; sizes: SizedPattern[] | undefined }>()
  const steps = { smaller: 0, larger: 0, mm: usualStepMm[unit], ...chosen }
  const isWanted = steps.smaller + steps.larger > 0
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
  return {
    steps,
    setSteps: (part) => setChosen({ ...chosen, ...part }),
    sizes: isMade ? made.sizes : undefined,
    isReady: !isWanted || (isMade && made.sizes !== undefined),
    hasFailed: isMade && made.sizes === undefined,
  }
}

async function draft({ of, steps }: { of: NestOf; steps: Steps }): Promise<SizedPattern[]> {
  const { draftSizes } = await import('@darzi/body/pattern/grade-sizes.ts')
  return draftSizes(of.design, of, steps)
}

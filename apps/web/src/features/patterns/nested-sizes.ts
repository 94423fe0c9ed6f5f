import { draftSizes, type SizedPattern } from '@darzi/body/pattern/grade-sizes.ts'
import type { PatternInputs } from '@darzi/body/pattern/inputs.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import type { Steps } from '@darzi/body/pattern/size-steps.ts'
import type { OneOf } from './use-draft.ts'

/** What the sizes around the body's own are graded from. */
export interface NestOf extends OneOf {
  inputs: PatternInputs
  /** The other patterns of the same garment, cut from the same cloth. */
  beside: readonly OneOf[]
}

export interface NestedSize extends SizedPattern {
  /** With those beside it in the same size: what lies on the cloth. Undefined where one of them does not come out. */
  whole: readonly Pattern[] | undefined
}

/** From the smallest to the largest; fails where one of them makes no pattern. */
export async function draftNest(
  { design, chosen, inputs, beside }: NestOf,
  steps: Steps,
): Promise<NestedSize[]> {
  const sizes = await draftSizes(design, { inputs, chosen }, steps)
  const others = await Promise.all(
    beside.map((one) => draftSizes(one.design, { inputs, chosen: one.chosen }, steps)),
  ).catch(() => undefined)
  return sizes.map((sized) => ({
    ...sized,
    whole: others && [sized.pattern, ...others.flatMap((graded) => inStep(graded, sized.step))],
  }))
}

const inStep = (graded: readonly SizedPattern[], step: number): Pattern[] =>
  graded.flatMap((one) => (one.step === step ? [one.pattern] : []))

/** What a shop may make of a garment's list of stages. Pieces that were begun keep the list they began with. */
import type { Stage } from './garment.ts'

export const fewestStages = 2
export const mostStages = 20

const marks = ['isTrial', 'isOptional', 'needsApproval'] as const

export interface StageFault {
  at: number
  field: (typeof marks)[number]
  code: 'firstStage' | 'lastStage'
}

/**
 * The first stage is the counter's and the last is the piece done: every piece has both, no step of work leaves the last, and
 * nothing is tried on before it is begun. So neither of them has a mark.
 */
export function stageFaults(stages: readonly Stage[]): StageFault[] {
  const last = stages.length - 1
  return stages.flatMap((stage, at) => {
    if (at > 0 && at < last) return []
    const code = at === 0 ? ('firstStage' as const) : ('lastStage' as const)
    return marks.filter((field) => stage[field] === true).map((field) => ({ at, field, code }))
  })
}

/** Whether a list may lose this stage: something stands before the work and after it. */
export const mayRemoveStage = (stages: readonly Stage[]): boolean => stages.length > fewestStages

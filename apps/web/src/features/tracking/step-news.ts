import type { TrackedLink } from '@darzi/contract/tracking.ts'

type Step = TrackedLink['steps'][number]

export interface News {
  at: string
  /** The words that tell it. */
  key: string
}

/**
 * What happened to the order, the newest first. A move is told by where it led, once: pieces that move within the same state
 * are told by their own stages, and work of a single stage goes from received to ready.
 */
export function stepNews(steps: readonly Step[]): News[] {
  return steps
    .filter((step, place) => isNews(step, steps[place - 1]))
    .map((step) => ({ at: step.at, key: `tracking.steps.${wordOf(step)}` }))
    .toReversed()
}

const isNews = (step: Step, before: Step | undefined) =>
  step.kind !== 'moved' || before === undefined || step.state !== before.state

const wordOf = ({ kind, state }: Step) => (kind === 'moved' ? `state_${state}` : kind)

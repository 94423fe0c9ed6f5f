import type { BadgeTone } from '../../ui/Badge.tsx'

export const trackedStages = ['pending', 'in_progress', 'completed', 'delivered'] as const
export type TrackedState = (typeof trackedStages)[number] | 'cancelled' | 'unknown'

/** A state of a newer server is unknown here. */
export function trackedState(status: string): TrackedState {
  if (status === 'cancelled') return status
  return trackedStages.find((stage) => stage === status) ?? 'unknown'
}

/** How much of the four-stage bar is filled, in per cent (spec, section 4); a cancelled order has no bar. */
export function filledPerCent(status: string): number | undefined {
  const state = trackedState(status)
  if (state === 'cancelled') return undefined
  return state === 'unknown' ? 100 : 25 * (trackedStages.indexOf(state) + 1)
}

const tones: Record<TrackedState, BadgeTone> = {
  pending: 'plain',
  in_progress: 'indigo',
  completed: 'marigold',
  delivered: 'leaf',
  cancelled: 'thread',
  unknown: 'plain',
}
export const stateTone = (state: TrackedState): BadgeTone => tones[state]

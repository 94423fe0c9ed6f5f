/** What a piece may not go past unknowingly, one question after the other. */
import type { WorkCard } from '@darzi/contract/workshop.ts'
import { passesTrial } from '@darzi/tailoring/orders/piece-moves.ts'
import { heldSizes, wantsPhotoAt } from '../orders/api.ts'
import type { Stated } from './work-data.ts'

export type Gate = 'trial' | 'sizes' | 'checks' | 'photo'

/** What of its check list is not ticked. */
export const unticked = ({ checks }: Pick<WorkCard, 'checks'>) => checks.filter(({ ticked }) => !ticked)

/** The first thing to be asked before the piece goes to this stage; undefined when nothing is in the way. */
export function gateBefore(card: WorkCard, stage: number, stated: Stated = {}): Gate | undefined {
  if (card.trialChange && passesTrial(card, stage) && !stated.trial) return 'trial'
  if (heldSizes(card, stage).some((field) => !stated.missing?.includes(field))) return 'sizes'
  const becomesReady = stage === card.stages.length - 1 && stage > card.stage
  if (becomesReady && unticked(card).some(({ key }) => !stated.unchecked?.includes(key))) return 'checks'
  return wantsPhotoAt(card, stage) ? 'photo' : undefined
}

/** The question in an address: this piece to this stage. */
export const questionOf = (card: Pick<WorkCard, 'id'>, stage: number) => `${card.id}.${stage}`

export function readQuestion(text: string | undefined): { id: string; stage: number } | undefined {
  const [, id, stage] = /^([\w-]{36})\.(\d{1,2})$/.exec(text ?? '') ?? []
  return id && stage ? { id, stage: Number(stage) } : undefined
}

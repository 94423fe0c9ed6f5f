/** Where a piece may be taken, and why not elsewhere. */
import type { WorkCard } from '@darzi/contract/workshop.ts'
import { nextStage, skippedStages, whyNotTo } from '@darzi/tailoring/orders/piece-moves.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { stageName } from '../../words/garment-names.ts'

export interface StageChoice {
  stage: number
  label: string
  /** Why it may not go there. */
  reason?: string
  /** Stages it would leave out. */
  skips: string[]
}

/** Every stage of the piece's list but the one it stands at. */
export function stageChoices(t: Translate, card: WorkCard, mayApprove: boolean): StageChoice[] {
  return card.stages.flatMap((_, stage) => {
    if (stage === card.stage) return []
    return [
      {
        stage,
        label: columnName(t, card, stage),
        reason: reasonAgainst(t, card, { stage, mayApprove }),
        skips: skippedStages(card, stage).map((each) => stageName(t, each)),
      },
    ]
  })
}

/** The last stage is the garment ready, whatever a shop calls it. */
export function columnName(t: Translate, { stages }: Pick<WorkCard, 'stages'>, stage: number): string {
  const at = stages[stage]
  return stage >= stages.length - 1 || !at ? t('workshop.ready') : stageName(t, at)
}

/** Undefined where it may go. */
export function reasonAgainst(
  t: Translate,
  card: WorkCard,
  { stage, mayApprove }: { stage: number; mayApprove: boolean },
): string | undefined {
  const why = whyNotTo({ order: card.orderState, mayApprove }, card, stage)
  return why && t(`workshop.notThere.${why}`)
}

export type DoneAct =
  | { kind: 'move' | 'approve'; stage: number; label: string }
  | { kind: 'ask' | 'waits' }
  | { kind: 'none'; reason: string }

/** What one tap on "Done" does: the next stage; a word to the manager where the stage needs approval; or why nothing. */
export function doneAct(t: Translate, card: WorkCard, mayApprove: boolean): DoneAct {
  const stage = nextStage(card)
  if (stage === undefined) return { kind: 'none', reason: t('workshop.notThere.isReady') }
  const why = whyNotTo({ order: card.orderState, mayApprove }, card, stage)
  const label = columnName(t, card, stage)
  if (why === 'approvalNeeded') return card.approvalAsked ? { kind: 'waits' } : { kind: 'ask' }
  if (why) return { kind: 'none', reason: t(`workshop.notThere.${why}`) }
  return { kind: card.stages[card.stage]?.needsApproval ? 'approve' : 'move', stage, label }
}

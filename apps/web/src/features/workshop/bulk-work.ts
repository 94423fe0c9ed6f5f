/** One act on many pieces. The server answers each; what was done can be undone, what was refused is told. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { WorkCard } from '@darzi/contract/workshop.ts'
import { call } from '../../data/api.ts'
import { inParts } from '../../data/in-parts.ts'
import type { BulkDone } from '../../kits/list/use-bulk.ts'
import { readSpeech } from '../../words/language.ts'
import { askAgain } from './work-data.ts'

type BulkAsked = ApiRequest<'POST /api/workshop/bulk'>['body']
type BulkAnswer = ApiReply<'POST /api/workshop/bulk'>
export type WorkAct = Pick<BulkAsked, 'act' | 'column' | 'assignedTo'>

/** Does an act to the cards as they are seen; one that was moved meanwhile is refused. */
export async function bulkWork(cards: readonly WorkCard[], act: WorkAct): Promise<BulkDone> {
  const pieces = cards.map(({ id, stage }) => ({ id, from: stage }))
  const made = await doInBulk({ ...act, pieces })
  const { done, unchanged, refused } = made
  const { t } = readSpeech()
  return {
    standing: done.length + unchanged.length,
    refused,
    message: done.length > 0 ? t(`workshop.bulk.${act.act}Done`, { count: done.length }) : undefined,
    unchanged: t('workshop.bulk.unchanged'),
    undo: async () => {
      const answers = await Promise.all(undoesOf(act, made, cards).map(doInBulk))
      const notUndone = answers.flatMap((each) => each.refused)
      return { standing: done.length - notUndone.length, refused: notUndone }
    },
  }
}

/** Whoever had it, has it again, where nobody gave it to another since. */
function undoesOf(
  { act, assignedTo: given }: WorkAct,
  { done, steps }: BulkAnswer,
  cards: readonly WorkCard[],
): BulkAsked[] {
  if (act !== 'assign') return [{ act: 'undo', pieces: done.map((id) => ({ id })), steps }]
  const before = new Map<string | null, { id: string }[]>()
  for (const { id, assignedTo: worker } of cards.filter((card) => done.includes(card.id))) {
    const had = worker?.id ?? null
    before.set(had, [...(before.get(had) ?? []), { id }])
  }
  return [...before].map(([assignedTo, pieces]) => ({
    act: 'assign',
    assignedTo,
    ifStill: { assignedTo: given },
    pieces,
  }))
}

async function doInBulk({ pieces, steps, ...act }: BulkAsked): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], steps: [], unchanged: [], refused: [] }
  const ids = pieces.map(({ id }) => id)
  try {
    const unanswered = await inParts(ids, readSpeech().t, async (part) => {
      const inPart = ({ id }: { id: string }) => part.includes(id)
      const told = await call('POST /api/workshop/bulk', {
        body: { ...act, pieces: pieces.filter(inPart), steps: steps?.filter(inPart) },
      })
      answer.done.push(...told.done)
      answer.steps.push(...told.steps)
      answer.unchanged.push(...told.unchanged)
      answer.refused.push(...told.refused)
    })
    answer.refused.push(...unanswered)
  } finally {
    await askAgain()
  }
  return answer
}

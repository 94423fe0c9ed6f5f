/** The pieces in the workshop, and taking one to its next stage. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { WorkPiece } from '@darzi/contract/workshop.ts'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { shrinkPhoto } from '../customers/api.ts'
import { pieceAtStage } from './at-stage.ts'
import { asTapped, isMoving, moveInTurn } from './move-in-turn.ts'

const workKey = ['orders', 'work'] as const
type Pages = InfiniteData<ApiReply<'GET /api/workshop/pieces'>, string | undefined>
const none: WorkPiece[] = []

export function useWork() {
  const pages = useInfiniteQuery({
    queryKey: workKey,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/workshop/pieces', { query: { after: pageParam, limit: 40 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
  return { ...pages, rows: pages.data?.pages.flatMap((page) => page.rows.map(asTapped)) ?? none }
}

/** A photo of one's finished piece; under the same id again, the same photo. Throws the refusal. */
export async function addWorkPhoto(
  piece: WorkPiece,
  { id, photo }: { id: string; photo: File },
): Promise<void> {
  const request = {
    params: { id: piece.id },
    body: { stage: piece.stages.at(-1)?.key },
    files: { photo: await shrinkPhoto(photo) },
  }
  const answer = await call('POST /api/workshop/pieces/:id/photos', request, { idempotencyKey: id })
  show(answer.piece)
}

/** Takes a piece to a stage: shown at once, taken back when refused, undone within ten seconds. */
export async function moveWork(piece: WorkPiece, stage: number, missing?: readonly string[]): Promise<void> {
  await queries.cancelQueries({ queryKey: workKey })
  const before = queries.getQueryData<Pages>(workKey)
  show(pieceAtStage(piece, stage))
  try {
    const { stepId } = await moveInTurn({ pieceId: piece.id, from: piece.stage, stage, missing })
    toastWithUndo({
      message: readSpeech().t('orders.done.stage', { tag: piece.tag }),
      undo: async () => {
        await call('POST /api/workshop/steps/:id/undo', { params: { id: stepId } })
        await askAgain()
      },
    })
  } catch (error) {
    queries.setQueryData<Pages>(workKey, before)
    toastProblem(error)
  }
  if (!isMoving(piece.id)) await askAgain()
}

const askAgain = () => queries.invalidateQueries({ queryKey: ['orders'] })

function show(changed: WorkPiece): void {
  queries.setQueryData<Pages>(workKey, (list) => {
    const pages = list?.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === changed.id ? changed : row)),
    }))
    return list && pages && { ...list, pages }
  })
}

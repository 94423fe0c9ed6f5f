/** The pieces in the workshop: the board, one piece, and what can be done with them. Every key begins with `orders`: live updates of orders reach it. */
import type { ApiReply, ApiRequest } from '@darzi/contract/api.ts'
import type { WorkCard, WorkPiece } from '@darzi/contract/workshop.ts'
import { columnOf } from '@darzi/tailoring/workshop/columns.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { readSession } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { toastDone, toastProblem, toastWithUndo } from '../../shell/toasts.tsx'
import { readSpeech } from '../../words/language.ts'
import { asTapped, isMoving, moveInTurn, pieceAtStage, sendInTurn, usePhotoSending } from '../orders/api.ts'
import { type BoardQuery, boardQuery } from './board-query.ts'

const boardKey = ['orders', 'board'] as const
const pieceKey = (id: string) => ['orders', 'work-piece', id] as const
export type Board = ApiReply<'GET /api/workshop/board'>
export type Column = Board['columns'][number]
export type Stated = NonNullable<ApiRequest<'POST /api/workshop/pieces/:id/move'>['body']['overrides']>

const t = (key: string, values?: Record<string, string | number>) => readSpeech().t(key, values)

export function useBoard(query: BoardQuery, perColumn: number) {
  const sent = { ...boardQuery.send(query), worker: query.worker || 'all', perColumn }
  const board = useQuery({
    queryKey: [...boardKey, sent],
    queryFn: ({ signal }) => call('GET /api/workshop/board', { query: sent }, { signal }),
    placeholderData: keepPreviousData,
  })
  return { ...board, board: board.data && asPlaced(board.data) }
}

/** Each card in the column of where it was taken to, also while the server is still being told. */
export function asPlaced(board: Board): Board {
  const moved = board.columns.flatMap(({ key, rows }) =>
    rows.flatMap((row) => {
      const card = asTapped(row)
      return columnOf(card) === key ? [] : [{ from: key, card }]
    }),
  )
  if (moved.length === 0) return board
  const ids = new Set(moved.map(({ card }) => card.id))
  return {
    ...board,
    columns: board.columns.map((column) => {
      const come = moved.filter(({ card }) => columnOf(card) === column.key).map(({ card }) => card)
      const gone = moved.filter(({ from }) => from === column.key).length
      const rows = [...column.rows.filter(({ id }) => !ids.has(id)), ...come].sort(byDue)
      return { ...column, rows, count: column.count + come.length - gone }
    }),
  }
}

const byDue = (one: WorkCard, other: WorkCard) =>
  one.daysLeft - other.daysLeft || one.tag.localeCompare(other.tag, 'en', { numeric: true })

export const usePiece = (id: string) =>
  useQuery({
    queryKey: pieceKey(id),
    queryFn: ({ signal }) => call('GET /api/workshop/pieces/:id', { params: { id } }, { signal }),
    select: asTapped,
  })

/** The pieces a scanned or typed code names. */
export const findPieces = async (code: string): Promise<WorkCard[]> =>
  (await call('GET /api/workshop/find', { query: { code } })).pieces

/** The photos of finished pieces that are on their way, held by the screen until they stand. */
export const useWorkPhotos = () =>
  usePhotoSending<Pick<WorkCard, 'id' | 'stages'>>((sending) => addWorkPhoto(sending.of, sending))
export type WorkPhotos = ReturnType<typeof useWorkPhotos>

/** A photo of one's finished piece; under the same id again, the same photo. Throws the refusal. */
async function addWorkPhoto(
  piece: Pick<WorkCard, 'id' | 'stages'>,
  { id, photo }: { id: string; photo: File },
): Promise<void> {
  const request = {
    params: { id: piece.id },
    body: { stage: piece.stages.at(-1)?.key },
    files: { photo: await shrinkPhoto(photo) },
  }
  show((await call('POST /api/workshop/pieces/:id/photos', request, { idempotencyKey: id })).piece)
}

/** Takes a piece to a stage: shown at once, taken back when refused, undone within ten seconds. */
export async function moveWork(card: WorkCard, stage: number, overrides?: Stated): Promise<void> {
  void queries.cancelQueries({ queryKey: boardKey })
  const takeBack = showCard(card.id, (now) => pieceAtStage({ ...now, approvalAsked: undefined }, stage))
  try {
    const { stepId } = await moveInTurn({ pieceId: card.id, from: card.stage, stage, overrides })
    toastWithUndo({
      message: t('orders.done.stage', { tag: card.tag }),
      undo: async () => {
        await call('POST /api/workshop/steps/:id/undo', { params: { id: stepId } })
        await askAgain()
      },
    })
  } catch (error) {
    takeBack()
    toastProblem(error)
  }
  if (!isMoving(card.id)) await askAgain()
}

/** Tells the owner or a manager that its stage is done. */
export async function askApproval(card: WorkCard): Promise<void> {
  await changePiece(
    () =>
      call('POST /api/workshop/pieces/:id/ask-approval', {
        params: { id: card.id },
        body: { from: card.stage },
      }),
    { message: t('workshop.done.asked', { tag: card.tag }) },
  )
}

/** A line of the check list is ticked at once; who looked is told by the answer. A refusal takes it back. */
export async function tickCheck(card: Pick<WorkCard, 'id'>, key: string, isTicked: boolean): Promise<void> {
  const { user } = readSession()
  const ticked = isTicked ? { by: user?.name ?? '', at: new Date().toISOString() } : undefined
  void queries.cancelQueries({ queryKey: pieceKey(card.id) })
  const takeBack = showCard(card.id, (now) => ({
    ...now,
    checks: now.checks.map((check) => (check.key === key ? { ...check, ticked } : check)),
  }))
  await changePiece(
    () =>
      sendInTurn(card.id, () =>
        call('PUT /api/workshop/pieces/:id/checks/:key', {
          params: { id: card.id, key },
          body: { isTicked },
        }),
      ),
    { takeBack },
  )
}

/** Says where on the rack it hangs, with ten seconds to take it back. Throws the refusal: the form shows it. */
export async function placeOnRack(
  card: Pick<WorkCard, 'id' | 'tag' | 'rackPlace'>,
  place: string,
): Promise<void> {
  const put = async (at: string) => {
    show(
      (await call('PUT /api/workshop/pieces/:id/rack', { params: { id: card.id }, body: { place: at } }))
        .piece,
    )
    await askAgain()
  }
  await put(place)
  toastWithUndo({
    message: t(place ? 'workshop.done.onRack' : 'workshop.done.offRack', { tag: card.tag, place }),
    undo: () => put(card.rackPlace ?? ''),
  })
}

async function changePiece(
  send: () => Promise<{ piece: WorkPiece }>,
  { message, takeBack }: { message?: string; takeBack?: () => void },
): Promise<void> {
  try {
    show((await send()).piece)
    if (message) toastDone(message)
  } catch (error) {
    takeBack?.()
    toastProblem(error)
  }
  await askAgain()
}

export const askAgain = () => queries.invalidateQueries({ queryKey: ['orders'] })

/** Keeps what the server answered of a piece wherever it is shown. */
function show(piece: WorkPiece): void {
  queries.setQueryData<WorkPiece>(pieceKey(piece.id), piece)
  showCard(piece.id, (card) => ({ ...card, ...piece }))
}

/** Changes the cards of a piece in every board, and the open piece; the answer takes it back. */
function showCard(id: string, change: <T extends WorkCard>(card: T) => T): () => void {
  const before = queries.getQueriesData<Board>({ queryKey: boardKey })
  const open = queries.getQueryData<WorkPiece>(pieceKey(id))
  queries.setQueriesData<Board>({ queryKey: boardKey }, (board) => board && withCard(board, id, change))
  if (open) queries.setQueryData<WorkPiece>(pieceKey(id), change(open))
  return () => {
    for (const [key, board] of before) queries.setQueryData(key, board)
    if (open) queries.setQueryData(pieceKey(id), open)
  }
}

function withCard(board: Board, id: string, change: (card: WorkCard) => WorkCard): Board {
  const columns = board.columns.map((column) => ({
    ...column,
    rows: column.rows.map((row) => (row.id === id ? change(row) : row)),
  }))
  return asPlaced({ ...board, columns })
}

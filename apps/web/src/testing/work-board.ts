/** The workshop's board as the pretended server has it. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { WorkCard, WorkPiece } from '@darzi/contract/workshop.ts'
import { columnOf } from '@darzi/tailoring/workshop/columns.ts'
import { page } from 'vitest/browser'
import { anId, aPieceOf, type aSession } from './builders.ts'
import type { FakeApi } from './fake-api.ts'
import { type phone, renderScreen } from './render-screen.tsx'

export const stages = ['received', 'cutting', 'sewing', 'fitting', 'delivery'].map((key) => ({
  key,
  ...(key === 'fitting' && { isTrial: true }),
}))

export function aWorkCard(tag: string, said: Partial<WorkCard> = {}): WorkCard {
  const { priceMinor: _, ...piece } = aPieceOf({ id: anId(), name: 'Asha Verma', isCustomer: true }, { tag })
  return {
    ...piece,
    stages,
    reworks: 0,
    missing: [],
    cutWithout: [],
    needsPhoto: false,
    orderId: anId(),
    orderState: 'in_progress',
    promisedOn: '2026-11-30',
    daysLeft: 7,
    trialChange: false,
    checks: [],
    can: { advance: true, back: false },
    ...said,
  }
}

export const pieceOf = (card: WorkCard): WorkPiece => ({
  ...card,
  position: 1,
  styles: [],
  needs: [],
  stageSince: '2026-11-22T06:00:00.000Z',
  addOnNames: [],
  pinnedNotes: [],
  photos: [],
})

export function boardOf(cards: readonly WorkCard[]): ApiReply<'GET /api/workshop/board'> {
  const columns = [...stages.slice(0, -1).map(({ key }) => key), 'ready'].map((key) => {
    const rows = cards.filter((card) => columnOf(card) === key)
    return { key, stage: stages.find((stage) => stage.key === key), count: rows.length, rows }
  })
  return { columns, garments: [{ key: 'shirt', count: cards.length }], open: cards.length }
}

export interface Asked {
  prepare?: (api: FakeApi) => unknown
  viewport?: typeof phone
  session?: ReturnType<typeof aSession>
}

export const seamstress = { id: anId(), name: 'Imran Ansari', role: 'stitcher' as const, skills: [] }

export async function openBoard(cards: readonly WorkCard[], { prepare, viewport, session }: Asked = {}) {
  let now = [...cards]
  const change = (id: string | undefined, part: Partial<WorkCard>) => {
    now = now.map((card) => (card.id === id ? { ...card, ...part } : card))
    const card = now.find((each) => each.id === id)
    if (!card) throw new Error(`no piece ${id}`)
    return { piece: pieceOf(card) }
  }
  const screen = await renderScreen(
    '/tailor/work',
    (api) => {
      api
        .answer('GET /api/workshop/board', () => boardOf(now))
        .answer('GET /api/workshop/workers', { workers: [seamstress] })
        .answer('POST /api/workshop/pieces/:id/move', ({ params, body }) => ({
          ...change(params.id, { stage: body.stage }),
          stepId: anId(),
        }))
        .answer('POST /api/workshop/bulk', ({ body }) => ({
          done: body.pieces.map(({ id }) => id),
          steps: [],
          unchanged: [],
          refused: [],
        }))
      prepare?.(api)
    },
    { ...(viewport && { viewport }), ...(session && { session }) },
  )
  return { ...screen, change }
}

export const card = (tag: string) => page.getByRole('article', { name: tag })
export const button = (name: string | RegExp) => page.getByRole('button', { name })

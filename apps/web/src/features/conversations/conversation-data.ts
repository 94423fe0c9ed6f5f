/** Conversations of the one side or the other. What was written comes live; what this side has in sight counts as seen. */
import type { ConversationMessage } from '@darzi/contract/conversations.ts'
import type { ReportReasons } from '@darzi/contract/reports.ts'
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { newId } from '../../data/new-id.ts'
import { queries } from '../../data/queries.ts'
import { useIsVisible } from '../../data/use-is-visible.ts'

export type Side = 'customer' | 'shop'

const pageSize = 50
type Pages = InfiniteData<{ rows: ConversationMessage[]; next?: string | undefined }, string | undefined>

export const useConversations = (side: Side) =>
  useInfiniteQuery({
    queryKey: ['conversations', side, 'list'],
    ...byCursor((after, told) => {
      const asked = { query: { after, limit: pageSize } }
      return side === 'shop'
        ? call('GET /api/shop/conversations', asked, told)
        : call('GET /api/conversations', asked, told)
    }),
  })

/** One conversation, marked as seen while it is looked at. */
export function useConversation(id: string, side: Side) {
  const query = useQuery({
    queryKey: ['conversations', side, 'one', id],
    queryFn: ({ signal }) =>
      side === 'shop'
        ? call('GET /api/shop/conversations/:id', { params: { id } }, { signal })
        : call('GET /api/conversations/:id', { params: { id } }, { signal }),
  })
  const isVisible = useIsVisible()
  const isUnseen = query.data?.isUnseen ?? false
  useEffect(() => {
    if (!isUnseen || !isVisible) return
    const path =
      side === 'shop' ? 'POST /api/shop/conversations/:id/seen' : 'POST /api/conversations/:id/seen'
    // Marked when it is next looked at, should this one be lost.
    call(path, { params: { id } }).then(askAgain, () => {})
  }, [isUnseen, id, side, isVisible])
  return query
}

const askAgain = () => queries.invalidateQueries({ queryKey: ['conversations'] })

const messagesKey = (id: string, side: Side) => ['conversations', side, 'messages', id]

/** The newest page first; earlier ones on demand. */
export const useMessages = (id: string, side: Side) =>
  useInfiniteQuery({
    queryKey: messagesKey(id, side),
    ...byCursor((after, told) => {
      const asked = { params: { id }, query: { after, limit: pageSize } }
      return side === 'shop'
        ? call('GET /api/shop/conversations/:id/messages', asked, told)
        : call('GET /api/conversations/:id/messages', asked, told)
    }),
  })

/** One line; sent again with the same id it stands there once. */
export interface Line {
  id: string
  words: string
  photo: File | undefined
}
export const newLine = (): Line => ({ id: newId(), words: '', photo: undefined })

export async function writeLine(id: string, side: Side, { photo, ...body }: Line) {
  const asked = { params: { id }, body, files: { photo } }
  try {
    const said =
      side === 'shop'
        ? await call('POST /api/shop/conversations/:id/messages', asked)
        : await call('POST /api/conversations/:id/messages', asked)
    queries.setQueryData<Pages>(messagesKey(id, side), (pages) => pages && withNewest(pages, said))
  } finally {
    // Of one whose answer was lost the thread tells whether it stands.
    void askAgain()
  }
}

function withNewest(data: Pages, said: ConversationMessage): Pages {
  const [first, ...rest] = data.pages
  if (!first || data.pages.some(({ rows }) => rows.some(({ id }) => id === said.id))) return data
  return { ...data, pages: [{ ...first, rows: [said, ...first.rows] }, ...rest] }
}

export const reportMessage = (params: { id: string; messageId: string }, side: Side, body: ReportReasons) =>
  side === 'shop'
    ? call('POST /api/shop/conversations/:id/messages/:messageId/report', { params, body })
    : call('POST /api/conversations/:id/messages/:messageId/report', { params, body })

/** Whose conversation of an order: of a shop's with its customer unless it says otherwise. */
export interface About {
  orderId: string
  with?: 'partner'
}

export const openOfOrder = async (about: About, side: Side): Promise<string> => {
  const { id } =
    side === 'shop'
      ? await call('POST /api/shop/conversations', { body: about })
      : await call('POST /api/conversations', { body: { orderId: about.orderId } })
  return id
}

/** Whether the customer of an order can be written to, and who its partner is. */
export const useOfOrder = (id: string) =>
  useQuery({
    queryKey: ['conversations', 'shop', 'order', id],
    queryFn: ({ signal }) => call('GET /api/shop/orders/:id/conversation', { params: { id } }, { signal }),
  })

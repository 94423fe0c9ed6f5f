import type { ConversationMessage, ConversationRow } from '@darzi/contract/conversations.ts'
import { orderNumber } from '@darzi/tailoring/orders/number.ts'
import type { ConversationRecord, MessageRecord, Side } from './conversation-queries.ts'

export function toldRow(row: ConversationRecord): ConversationRow {
  const { side } = row
  return {
    id: row.id,
    withName: side === 'shop' ? row.customer_name : row.shop_name,
    with: withOf(row),
    orderId: row.order_id ?? undefined,
    orderNumber: row.order_number === null ? undefined : orderNumber(row.order_number),
    quoteId: row.quote_id ?? undefined,
    garments: row.garments,
    last:
      row.words === null
        ? undefined
        : {
            words: row.hidden_at ? '' : row.words.slice(0, 200),
            hasPhoto: row.photo_id !== null && !row.hidden_at,
            isHidden: row.hidden_at ? true : undefined,
            isMine: row.from_shop === (side === 'shop'),
          },
    lastAt: row.last_at.toISOString(),
    unread: row.unread ?? 0,
    isUnseen: row.is_unseen ? true : undefined,
    isClosed: row.closed_at !== null || row.is_parted,
    isParted: row.is_parted ? true : undefined,
  }
}

function withOf({ side, account_id }: ConversationRecord): ConversationRow['with'] {
  if (side === 'customer') return 'tailor'
  if (side === 'partner') return 'house'
  return account_id ? 'customer' : 'partner'
}

export function toldMessage(
  said: MessageRecord,
  { id, side }: { id: string; side: Side },
): ConversationMessage {
  return {
    id: said.id,
    isMine: said.from_shop === (side === 'shop'),
    author: said.author,
    words: said.hidden_at ? '' : said.words,
    isHidden: said.hidden_at ? true : undefined,
    photo: said.photo_id && !said.hidden_at ? photoUrls({ id, side, photoId: said.photo_id }) : undefined,
    at: said.sent_at.toISOString(),
    isRead: said.read_at !== null,
  }
}

/** Where this side fetches a photo of the conversation `id`. */
export function photoUrls({ id, side, photoId }: { id: string; side: Side; photoId: string }) {
  const path = `/api/${side === 'customer' ? '' : 'shop/'}conversations/${id}/photos/${photoId}`
  return { url: `${path}/full`, thumbUrl: `${path}/thumb` }
}

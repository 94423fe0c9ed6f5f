/** What the server has of a disputed order. Inside its shop. */
import type { Tx } from '../../db/tx.ts'

export interface OfOrder {
  orderId: string
  /** The customer's. */
  accountId: string
}

export const piecesOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_pieces')
    .select([
      'id',
      'garment_key',
      'garment_name',
      'person_name',
      'stages',
      'stage',
      'state',
      'reworks',
      'snapshot',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

/** What was asked for, and which version of the offers was accepted. */
export const briefOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('quotes')
    .select(['id', 'created_at', 'words', 'cloth', 'needed_on', 'budget_minor', 'version'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Pictures of the person are the counter's alone. */
export const workPhotosOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_photos')
    .select(['id', 'file_id', 'kind', 'stage', 'note', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'customer')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ kind: 'cloth' | 'style' | 'stage' }>()
    .execute()

export const billsOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('bills')
    .select(['id', 'number', 'kind', 'issued_on', 'total_minor', 'tax_minor'])
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()

export const offersOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('quotes')
    .innerJoin('quote_offers as offer', (join) =>
      join.onRef('offer.shop_id', '=', 'quotes.shop_id').onRef('offer.quote_id', '=', 'quotes.id'),
    )
    .select(['offer.version', 'offer.price_minor', 'offer.ready_on', 'offer.trial_on', 'offer.words'])
    .select('offer.created_at')
    .where('quotes.order_id', '=', orderId)
    .orderBy('offer.version')
    .execute()

export const entriesOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'created_at', 'kind', 'method', 'status', 'amount_minor'])
    .where('order_id', '=', orderId)
    .orderBy('turn')
    .execute()

const said = (tx: Tx, { orderId, accountId }: OfOrder) =>
  tx
    .selectFrom('conversation_messages as said')
    .innerJoin('conversations as talk', (join) =>
      join.onRef('talk.shop_id', '=', 'said.shop_id').onRef('talk.id', '=', 'said.conversation_id'),
    )
    .where('talk.order_id', '=', orderId)
    .where('talk.account_id', '=', accountId)

/** The last two hundred, in the order they were written. */
export async function messagesOf(tx: Tx, of: OfOrder) {
  const rows = await said(tx, of)
    .select(['said.id', 'said.author', 'said.words', 'said.sent_at', 'said.photo_id'])
    .where('said.brief_position', 'is', null)
    .orderBy('said.sent_at', 'desc')
    .orderBy('said.id', 'desc')
    .limit(mostLines)
    .execute()
  return rows.reverse()
}

/** Files of the photos that came with the request, in their order. */
export async function briefPhotosOf(tx: Tx, of: OfOrder): Promise<string[]> {
  const rows = await said(tx, of)
    .select('said.photo_id')
    .where('said.brief_position', 'is not', null)
    .orderBy('said.brief_position')
    .execute()
  return rows.flatMap(({ photo_id: id }) => id ?? [])
}

/** Whether the pack shows this file: of the work, of the brief or of a message. */
export async function showsFile(tx: Tx, of: OfOrder, fileId: string): Promise<boolean> {
  if ((await workPhotosOf(tx, of.orderId)).some(({ file_id: id }) => id === fileId)) return true
  const line = await said(tx, of).select('said.id').where('said.photo_id', '=', fileId).executeTakeFirst()
  return line !== undefined
}

/** The last two hundred, oldest first. */
export async function eventsOf(tx: Tx, orderId: string) {
  const rows = await events(tx, orderId).orderBy('id', 'desc').limit(mostLines).execute()
  return rows.reverse()
}

/** What the customer said of the trial, every time. */
export const trialAnswersOf = (tx: Tx, orderId: string) =>
  events(tx, orderId)
    .where('kind', 'in', ['orders.trialApproved', 'orders.trialChange'])
    .orderBy('id')
    .limit(mostLines)
    .execute()

const events = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor_name', 'params'])
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', orderId)
const mostLines = 200

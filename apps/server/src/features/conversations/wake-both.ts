import type { Tx } from '../../db/tx.ts'
import { wakeAccount, wakeScreens } from '../../events/publish-event.ts'
import type { ConversationRecord } from './conversation-queries.ts'

/** The open screens of both sides ask again. */
export async function wakeBoth(
  tx: Tx,
  {
    shop_id,
    account_id,
    partner_id,
    id,
  }: Pick<ConversationRecord, 'shop_id' | 'account_id' | 'partner_id' | 'id'>,
  kind: 'conversations.written' | 'conversations.seen',
) {
  const what = { kind, subject: { type: 'conversation', id } } as const
  await wakeScreens(tx, shop_id, what)
  if (account_id) await wakeAccount(tx, account_id, what)
  if (partner_id) await wakeScreens(tx, partner_id, what)
}

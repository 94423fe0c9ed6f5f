import type { Tx } from '../db/tx.ts'

interface Given {
  tx: Tx
  shopId: string
  memberId: string
  at: Date
  newId: () => string
  customerId: string
  word: string
}

/** A message that failed, a chat to be opened, and a browser of the owner, each with a word of the shop's in it. */
export async function someNotifications({ tx, shopId, memberId, at, newId, customerId, word }: Given) {
  const ids = { failedNotificationId: newId(), chatId: newId(), pushDeviceId: newId() }
  const told = {
    shop_id: shopId,
    event: 'orderReady',
    recipient: '+919876500001',
    recipient_name: word,
    customer_id: customerId,
    language: 'en' as const,
    message: word,
    created_at: at,
  }
  await tx
    .insertInto('notifications')
    .values([
      { ...told, id: ids.failedNotificationId, channel: 'sms', status: 'failed', error: word },
      { ...told, id: ids.chatId, channel: 'link' },
    ])
    .execute()
  await tx
    .insertInto('push_devices')
    .values({
      shop_id: shopId,
      id: ids.pushDeviceId,
      member_id: memberId,
      endpoint: `https://fcm.googleapis.com/${ids.pushDeviceId}`,
      p256dh: 'p',
      auth: 'a',
      name: word,
      created_at: at,
      // Of a session that goes on: one that names none would go with the first that ends.
      session_id: ids.pushDeviceId,
    })
    .execute()
  return ids
}

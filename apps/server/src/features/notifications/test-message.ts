/** A message written by hand and sent at once: it says whether the provider took it, and nothing else. */
import type { notificationRoutes } from '@darzi/contract/notifications.ts'
import { t } from '@darzi/words/server.ts'
import { z } from 'zod'
import type { AppContext } from '../../http/app-context.ts'
import { fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { readPhone } from '../../phone.ts'
import { guardAttempts } from '../accounts/api.ts'
import { type Carriers, deliver } from './deliver.ts'
import { endpointsOf, forgetDevices } from './device-store.ts'
import { isStoppedFor } from './messaging-store.ts'
import { readNotification } from './notification-queries.ts'
import {
  claim,
  insertNotification,
  markFailed,
  markSent,
  requireNotification,
  wakeFor,
} from './notification-store.ts'
import { messageOf } from './send.ts'
import { readShopFacts } from './shop-facts-queries.ts'
import { isReady } from './ways.ts'

type TestContext = StepsContext<typeof notificationRoutes.test>

const mailAddress = z.email().max(254)

export const sendTest = (carriers: Carriers & Pick<AppContext, 'settings'>) => async (ctx: TestContext) => {
  const { step, member, body, now, newId, request } = ctx
  const { shopId } = member
  const { type, message } = body
  if (!isReady(carriers, type)) throw fieldError('type', 'notifications.notSetUp')
  const recipient = type === 'push' ? member.id : recipientIn(body, member.shop.country)
  await guardAttempts(step, now, { testMessage: shopId })
  const id = newId()
  const prepared = await step(async ({ tx }) => {
    if (
      type !== 'push' &&
      (await isStoppedFor(tx, type === 'email' ? { email: recipient } : { phone: recipient }))
    )
      throw fieldError('recipient', 'notifications.optedOut')
    const shop = await readShopFacts(tx, shopId)
    if (type === 'push' && (await endpointsOf(tx, member.id)).length === 0)
      throw fieldError('recipient', 'notifications.noDevice')
    const { language } = request
    await insertNotification(tx, {
      shopId,
      id,
      event: 'test',
      channel: type,
      recipient,
      recipientName: type === 'push' ? member.name : '',
      memberId: member.id,
      language,
      subject: t(language, 'messages.common.testSubject', { shop: shop.name }),
      message,
      now,
    })
    await claim(tx, id, now)
    return messageOf(tx, await requireNotification(tx, id))
  })
  const outcome = await deliver(carriers, prepared)
  return step(async ({ tx }) => {
    await forgetDevices(tx, outcome.gone)
    if (outcome.is === 'sent') await markSent(tx, { id, now, providerId: outcome.providerId })
    else await markFailed(tx, { id, error: outcome.error })
    await wakeFor(tx, shopId, id)
    const reader = { maySend: member.may('notifications.send'), country: member.shop.country }
    return readNotification(tx, id, reader)
  })
}

/** The one address it goes to. Throws notifications.badRecipient at the field. */
function recipientIn({ type, recipient }: TestContext['body'], country: string): string {
  const read =
    type === 'email' ? mailAddress.safeParse(recipient.toLowerCase()).data : readPhone(recipient, country)
  if (!read) throw fieldError('recipient', 'notifications.badRecipient')
  return read
}

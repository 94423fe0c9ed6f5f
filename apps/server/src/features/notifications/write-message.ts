import type { NotificationTemplate } from '@darzi/contract/notification-shapes.ts'
import { fillTemplate, variablesIn } from '@darzi/tailoring/notifications/template.ts'
import type { Language } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'
import { publicAddress } from '../../http/public-address.ts'
import type { Planning } from './enqueue-sending.ts'
import { messagingOf, tokenOf } from './messaging-store.ts'
import type { Values } from './values.ts'

interface Writing {
  shopId: string
  /** Without it there is no page on which they stop messages. */
  customerId?: string
  template: NotificationTemplate
  language: Language
  values: Values
}

/** The words of a message to a customer, with the link by which they stop messages. */
export async function writeMessage(
  app: Pick<Planning, 'settings' | 'fastify'>,
  tx: Tx,
  { shopId, customerId, template, language, values }: Writing,
) {
  const token =
    customerId && ((await messagingOf(tx, customerId)).token ?? (await tokenOf(tx, { shopId, customerId })))
  const stop = t(language, 'messages.common.stop', { link: `${publicAddress(app)}/messages/${token}` })
  const message = fillTemplate(template.message, values)
  return {
    subject: fillTemplate(template.subject, values),
    message: token ? `${message}\n\n${stop}` : message,
    whatsappTemplate: template.whatsappTemplate,
    holes: variablesIn(template.message).map((name) => filled(values, name)),
  }
}

/** The names come from a template that was checked against the variables there are. */
const filled = (values: Partial<Record<string, string>>, name: string) => values[name] ?? ''

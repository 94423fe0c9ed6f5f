import type { NotificationTemplate } from '@darzi/contract/notification-shapes.ts'
import {
  type NotificationEvent,
  notificationEventKeys,
  rulesOfEvent,
} from '@darzi/tailoring/notifications/events.ts'
import { type Language, languageCodes } from '@darzi/words/languages.ts'
import { t } from '@darzi/words/server.ts'
import type { Tx } from '../../db/tx.ts'

/** The words of every event in every language: the shop's own, else the usual ones. */
export async function readTemplates(tx: Tx): Promise<NotificationTemplate[]> {
  const own = await tx
    .selectFrom('notification_templates')
    .select(['event', 'language', 'subject', 'message', 'is_active', 'whatsapp_template'])
    .execute()
  return notificationEventKeys.flatMap((event) =>
    languageCodes.map((language) => {
      const row = own.find((each) => each.event === event && each.language === language)
      return row ? ownTemplate(event, language, row) : usualTemplate(event, language)
    }),
  )
}

export async function readTemplate(
  tx: Tx,
  event: NotificationEvent,
  language: Language,
): Promise<NotificationTemplate> {
  const row = await tx
    .selectFrom('notification_templates')
    .select(['subject', 'message', 'is_active', 'whatsapp_template'])
    .where('event', '=', event)
    .where('language', '=', language)
    .executeTakeFirst()
  return row ? ownTemplate(event, language, row) : usualTemplate(event, language)
}

interface Row {
  subject: string
  message: string
  is_active: boolean
  whatsapp_template: string | null
}

const ownTemplate = (event: NotificationEvent, language: Language, row: Row): NotificationTemplate => ({
  event,
  language,
  subject: row.subject,
  message: row.message,
  variables: [...rulesOfEvent(event).variables],
  isActive: row.is_active,
  isOwn: true,
  whatsappTemplate: row.whatsapp_template ?? undefined,
})

/** The usual words with their holes still in them: each is filled with itself. */
export function usualTemplate(event: NotificationEvent, language: Language): NotificationTemplate {
  const { variables } = rulesOfEvent(event)
  const holes = Object.fromEntries(variables.map((name) => [name, `{${name}}`]))
  return {
    event,
    language,
    subject: t(language, `messages.${event}.subject`, holes),
    message: t(language, `messages.${event}.message`, holes),
    variables: [...variables],
    isActive: true,
    isOwn: false,
  }
}

interface Written {
  shopId: string
  id: string
  event: NotificationEvent
  language: Language
  subject: string
  message: string
  isActive: boolean
  whatsappTemplate: string | undefined
  now: Date
}

export async function writeTemplate(tx: Tx, written: Written) {
  const row = {
    subject: written.subject,
    message: written.message,
    is_active: written.isActive,
    whatsapp_template: written.whatsappTemplate || null,
    updated_at: written.now,
  }
  const { shopId, id, event, language } = written
  await tx
    .insertInto('notification_templates')
    .values({ shop_id: shopId, id, event, language, ...row })
    .onConflict((conflict) => conflict.columns(['shop_id', 'event', 'language']).doUpdateSet(row))
    .execute()
}

export async function removeTemplate(tx: Tx, event: NotificationEvent, language: Language) {
  await tx
    .deleteFrom('notification_templates')
    .where('event', '=', event)
    .where('language', '=', language)
    .execute()
}

/** By which ways this server can send, and what is missing where it cannot. Nothing is pretended: what is not set up sends nothing. */
import type { NotificationSettings } from '@darzi/contract/notification-shapes.ts'
import type { Channel } from '@darzi/tailoring/notifications/events.ts'
import type { AppContext } from '../../http/app-context.ts'
import { hasSms } from '../../settings.ts'

interface Way {
  type: Channel
  isReady: boolean
  missing: string[]
}

export function waysOf({ settings }: Pick<AppContext, 'settings'>): Way[] {
  const way = (type: Channel, isReady: boolean, needed: string[]) => ({
    type,
    isReady,
    missing: isReady ? [] : needed,
  })
  const { SMTP_URL, WHATSAPP_TOKEN, VAPID_PRIVATE_KEY } = settings
  return [
    way('email', Boolean(SMTP_URL), ['SMTP_URL']),
    way('sms', hasSms(settings), ['TWILIO_ACCOUNT_SID', 'MSG91_AUTH_KEY', 'SMS_URL']),
    way('whatsapp', Boolean(WHATSAPP_TOKEN), ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID']),
    way('push', Boolean(VAPID_PRIVATE_KEY), ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']),
    way('link', true, []),
  ]
}

export const isReady = (app: Pick<AppContext, 'settings'>, type: Channel): boolean =>
  waysOf(app).some((way) => way.type === type && way.isReady)

const flagOf = {
  email: 'emailEnabled',
  sms: 'smsEnabled',
  whatsapp: 'whatsappEnabled',
  push: 'pushEnabled',
  link: 'linkEnabled',
} as const satisfies Record<Channel, keyof NotificationSettings>

/** The ways a shop wants that this server has. The customers of a demo are nobody's: to them a chat can be opened, no more. */
export function openWays(
  app: Pick<AppContext, 'settings'>,
  { rules, isDemo }: { rules: NotificationSettings; isDemo: boolean },
): Channel[] {
  return waysOf(app)
    .filter(({ type, isReady }) => isReady && rules[flagOf[type]] && (!isDemo || type === 'link'))
    .map(({ type }) => type)
}

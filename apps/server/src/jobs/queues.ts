import type { Language } from '@darzi/words/languages.ts'

/** What each queue carries. */
export interface JobData {
  'mail.send': {
    id: string
    to: string
    language: Language
    template: MailTemplate
    params: Record<string, string>
  }
  'sms.send': {
    id: string
    to: string
    language: Language
    template: SmsTemplate
    params: Record<string, string>
    /** Send it only when the phone has orders: who asked need not know. */
    isForKnownPhone?: boolean
  }
  /** To one browser: of an account, or of a member of a shop. */
  'push.send': {
    to: { accountId: string; deviceId: string } | { shopId: string; deviceId: string }
    language: Language
    template: NewsTemplate | OrderNews
    params: Record<string, string>
    /** The screen a tap leads to. */
    path: string
    tag: string
  }
  'customers.import': { shopId: string; importId: string }
  /** An appointment that was booked and cannot be undone any more. */
  'appointments.booked': { shopId: string; appointmentId: string }
  /** Of an appointment as it stood when the reminder was planned: of one that moved since, nothing is said. */
  'appointments.remind': { shopId: string; appointmentId: string; startsAt: string }
  /** Photos of the shop that search by photo has not read yet. */
  'photos.look': { shopId: string }
  /** A checkout that nothing was heard of is asked about. */
  'gateway.reconcile': { shopId: string; onlineId: string; isOfPlan?: true }
  'gateway.refund': { shopId: string; paymentId: string; isOfPlan?: true }
  /** What one side wrote and the other has not read since then. */
  'conversations.tell': {
    shopId: string
    conversationId: string
    side: 'shop' | 'customer' | 'partner'
    since: string
  }
  /** What happened to an order, for the account whose it is. */
  'orders.tell': { shopId: string; accountId: string; orderId: string; event: OrderNews; occasion: string }
  'notifications.send': { shopId: string; id: string }
  /** News that no process heard of. */
  'notifications.news': Record<string, never>
  /** What the day asks: reminders, birthdays, reports; trials that end, months that are over, invoices nobody paid. */
  'notifications.day': Record<string, never>
  /** Photos that say what is to be sewn, for the partner an order was given to. */
  'houses.photos': { shopId: string; workId: string }
  'shops.backUp': { shopId: string }
  'backups.schedule': Record<string, never>
  'house.tidy': Record<string, never>
  /** The next free day of listed shops whose calendar changed. */
  'listings.refresh': Record<string, never>
  /** Visitors' demos whose day is over. */
  'demos.end': Record<string, never>
  /** What webhooks are to be told now. */
  'webhooks.deliver': Record<string, never>
}
/** Where a job lies that failed as often as its queue tries: an operator sends it on its way again, or lets it go. */
export const deadLetters = 'dead.letters'
/** A mail among them may hold a link that lets someone in, so they are not kept for long. */
export const deadLetterDays = 7

export type MailTemplate =
  | 'resetPassword'
  | 'invitation'
  | 'passwordChanged'
  | 'confirmEmail'
  | 'emailChanged'
  | 'wrongPasswords'
  | 'newDevice'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'upiChanged'
  | 'purchaseOrder'
  | 'contactMessage'
  | 'contactAnswer'
  | 'disputeRaised'
  | 'disputeDecided'
  | 'remakeAsked'
  | 'remakeAnswered'
  | 'reportDecided'
  | 'shopSuspended'
  | 'shopLifted'
  | 'shopVerified'
  | 'verificationRefused'
  | 'accountDeleted'
  | 'trialEnding'
  | 'planLapsed'
  | 'upgradeLapsed'
  | NewsTemplate
  | 'apiKeyMade'
  | 'webhookStopped'
  | 'domainLost'
  | 'houseInvited'
  | 'rateProposed'
/** What an account is told when it is away: its words have a line to push as well. */
export type NewsTemplate =
  | 'messageWaits'
  | 'photoAsked'
  | 'quoteAsked'
  | 'quoteOffered'
  | 'quoteRefused'
  | 'quoteShopClosed'
  | 'quoteAccepted'
/** What is pushed of an order and never mailed: mails of an order are its shop's. */
export type OrderNews =
  | 'orderConfirmation'
  | 'trialReminder'
  | 'orderReady'
  | 'orderDelayed'
  | 'paymentReminder'
  | 'uncollected'
export type SmsTemplate = 'trackingCode' | 'appointmentBooked' | 'appointmentSoon'
export type QueueName = keyof JobData

interface QueueRules {
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  expireInSeconds: number
  /** A finished job is kept this long; a mail's holds a link that lets someone in. */
  deleteAfterSeconds: number
  cron?: string
  /** Its jobs wait for minutes anyway: workers look for them seldom. */
  isInNoHurry?: true
}

/** Told once a message or an act has settled. */
const telling: QueueRules = {
  retryLimit: 6,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 86_400,
  isInNoHurry: true,
}

/** A mail is tried for about a day, a text while its code is good; an import goes on where it stopped, soon after a crash. */
export const queues: Record<QueueName, QueueRules> = {
  'mail.send': {
    retryLimit: 14,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: 600,
  },
  'sms.send': {
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 600,
  },
  'push.send': {
    retryLimit: 6,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 600,
    isInNoHurry: true,
  },
  'customers.import': {
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  },
  'appointments.remind': {
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  'appointments.booked': telling,
  'photos.look': {
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
  },
  'houses.photos': {
    retryLimit: 6,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
  },
  'gateway.reconcile': {
    retryLimit: 12,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  'gateway.refund': {
    retryLimit: 14,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
    deleteAfterSeconds: 86_400,
  },
  'conversations.tell': telling,
  'orders.tell': telling,
  // How often a message is tried is its own row's affair (features/notifications/send.ts); this only has to be more.
  'notifications.send': {
    retryLimit: 12,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 90,
    deleteAfterSeconds: 600,
  },
  'notifications.news': {
    retryLimit: 1,
    retryDelay: 30,
    retryBackoff: false,
    expireInSeconds: 300,
    deleteAfterSeconds: 600,
    cron: '* * * * *',
  },
  'notifications.day': {
    retryLimit: 2,
    retryDelay: 120,
    retryBackoff: false,
    expireInSeconds: 1800,
    deleteAfterSeconds: 3600,
    cron: '7 * * * *',
  },
  // A large shop takes its time; what fails is told on its owner's settings and tried again the next night.
  'shops.backUp': {
    retryLimit: 2,
    retryDelay: 300,
    retryBackoff: false,
    expireInSeconds: 3600,
    deleteAfterSeconds: 86_400,
  },
  'backups.schedule': {
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
    cron: '41 2 * * *',
  },
  'house.tidy': {
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 300,
    deleteAfterSeconds: 86_400,
    cron: '17 3 * * *',
  },
  'listings.refresh': {
    retryLimit: 1,
    retryDelay: 30,
    retryBackoff: false,
    expireInSeconds: 600,
    deleteAfterSeconds: 600,
    cron: '* * * * *',
  },
  'demos.end': {
    retryLimit: 1,
    retryDelay: 60,
    retryBackoff: false,
    expireInSeconds: 900,
    deleteAfterSeconds: 3600,
    cron: '23 * * * *',
  },
  // How often one is tried is its own row's affair (tailoring/webhooks/tries); what is left over is taken up in a minute.
  'webhooks.deliver': {
    retryLimit: 1,
    retryDelay: 30,
    retryBackoff: false,
    expireInSeconds: 300,
    deleteAfterSeconds: 600,
    cron: '* * * * *',
  },
}

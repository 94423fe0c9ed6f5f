import { t } from '@darzi/words/server.ts'
import { crossTenant } from '../access/cross-tenant.ts'
import { MailError } from '../adapters/mail/mailer.ts'
import { SmsError } from '../adapters/sms/texter.ts'
import { transact } from '../db/transact.ts'
import type { Tx } from '../db/tx.ts'
import { reminderFor } from '../features/calendar/api.ts'
import { importInBatches, tidyImports, tidyPhotos } from '../features/customers/api.ts'
import { forgetEvents, reconcile, refundAtGateway } from '../features/online-payments/api.ts'
import { foldTallies } from '../features/orders/api.ts'
import { dayIn } from '../features/shops/api.ts'
import { hasOrders } from '../features/tracking/api.ts'
import type { AppContext } from '../http/app-context.ts'
import { deviceDays } from '../http/session-cookie.ts'
import type { JobWork } from '../jobs/jobs.ts'
import type { JobData } from '../jobs/queues.ts'

/** What each queue's jobs do. */
export function jobWork(app: AppContext): JobWork {
  const { database, now, newId } = app
  return {
    'mail.send': (mail) => sendMail(app, mail),
    'sms.send': (sms) => sendSms(app, sms),
    'customers.import': ({ shopId, importId }) =>
      importInBatches({
        shopId,
        importId,
        now,
        newId,
        inShop: (work) => transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
      }),
    'appointments.remind': (data, job) => remind(app, data, job.id),
    'gateway.reconcile': (data) => reconcile(workingIn(app, data), data),
    'gateway.refund': (data) => refundAtGateway(workingIn(app, data), data),
    'house.tidy': () => nightlyCleanup(app),
  }
}

/** What a job about one shop works with. */
export const workingIn = (app: AppContext, { shopId }: { shopId: string }) => ({
  ...app,
  inShop: <T>(work: (tx: Tx) => Promise<T>) =>
    transact(app.database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
})

/**
 * Writes a mail in its reader's language and sends it. Throws when trying again may help; a mail that can never
 * be delivered is given up and logged. Its id makes a second sending recognisable.
 */
async function sendMail(app: AppContext, mail: JobData['mail.send']) {
  const { id, to, language, template, params } = mail
  const address = addressOf(app)
  const filled = { ...params, link: params.path ? address + params.path : address }
  const line = (part: string) => t(language, `mail.${template}.${part}`, filled)
  const greeting = t(language, 'mail.common.greeting', { name: params.name ?? '' })
  const text = [greeting, line('text'), t(language, 'mail.common.signature', {})].join('\n\n')
  try {
    await app.mailer.send({ id, to, subject: line('subject'), text })
  } catch (error) {
    if (error instanceof MailError && !error.mayRetry)
      app.fastify.log.error({ mail: id, kind: error.kind }, 'mail given up')
    else throw error
  }
}

const addressOf = (app: AppContext) => app.settings.PUBLIC_URL ?? `http://localhost:${portOf(app)}`

function portOf({ fastify, settings }: AppContext): number {
  const bound = fastify.server.address()
  return typeof bound === 'object' && bound ? bound.port : settings.PORT
}

/** Writes a text in its reader's language and sends it. Throws when trying again may help, as sendMail does. */
async function sendSms(app: AppContext, sms: JobData['sms.send']) {
  const { id, to, language, template, params, isForKnownPhone } = sms
  if (isForKnownPhone && !(await isKnown(app, to))) return
  try {
    const link = params.path ? addressOf(app) + params.path : ''
    await app.texter.send({ id, to, text: t(language, `sms.${template}.text`, { ...params, link }) })
  } catch (error) {
    if (error instanceof SmsError && !error.mayRetry)
      app.fastify.log.error({ sms: id, kind: error.kind }, 'text given up')
    else throw error
  }
}

/** Writes the reminder of an appointment that still stands; run twice, it is one text with one id. */
async function remind({ database, jobs }: AppContext, data: JobData['appointments.remind'], jobId: string) {
  await transact(database.pool, { side: 'job', shopId: data.shopId }, async ({ tx }) => {
    const text = await reminderFor(tx, data, { newId: () => jobId })
    if (text) await jobs.enqueue(tx, 'sms.send', text)
  })
}

const isKnown = ({ database }: AppContext, phone: string) =>
  transact(database.pool, { side: 'nobody' }, ({ tx }) => hasOrders(tx, phone))

const dayMs = 24 * 3600_000
const keptDays = 2
/** No gateway sends an event again for so long. */
const eventDays = 30

/** Once a night: what has expired is swept out. Nothing a person wrote is touched. */
export async function nightlyCleanup(app: AppContext) {
  const { database, now } = app
  const old = new Date(now().getTime() - keptDays * dayMs)
  const unused = new Date(now().getTime() - deviceDays * dayMs)
  await transact(database.pool, { side: 'nobody' }, async ({ tx }) => {
    await crossTenant(tx, 'housekeeping', () =>
      tx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute(),
    )
    await crossTenant(tx, 'sign_in', async () => {
      await tx.deleteFrom('sessions').where('expires_at', '<', old).execute()
      await tx.deleteFrom('password_resets').where('expires_at', '<', old).execute()
      await tx.deleteFrom('known_devices').where('used_at', '<', unused).execute()
    })
    await crossTenant(tx, 'tracking', async () => {
      await tx.deleteFrom('tracking_codes').where('created_at', '<', old).execute()
      await tx.deleteFrom('tracking_passes').where('expires_at', '<', old).execute()
    })
    await tx.deleteFrom('attempt_limits').where('window_start', '<', old).execute()
  })
  await transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    crossTenant(tx, 'gateway', () => forgetEvents(tx, new Date(now().getTime() - eventDays * dayMs))),
  )
  for (const shopId of await shopIds(app)) {
    const night = {
      shopId,
      now: now(),
      files: app.files,
      inShop: <T>(work: (tx: Tx) => Promise<T>) =>
        transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
    }
    await tidyPhotos(night)
    await tidyImports(night)
    await night.inShop((tx) => foldTallies(tx, dayIn('UTC', night.now)))
  }
}

async function shopIds({ database }: AppContext): Promise<string[]> {
  const shops = await transact(database.pool, { side: 'nobody' }, ({ tx }) =>
    crossTenant(tx, 'sign_in', () => tx.selectFrom('shops').select('id').orderBy('id').execute()),
  )
  return shops.map((shop) => shop.id)
}

import { t } from '@darzi/words/server.ts'
import { SmsError } from '../adapters/sms/texter.ts'
import { transact } from '../db/transact.ts'
import { hasOrders } from '../features/tracking/api.ts'
import type { AppContext } from '../http/app-context.ts'
import type { JobData } from '../jobs/queues.ts'

/** Writes a text in its reader's language and sends it. Throws when trying again may help, as sendMail does. */
export async function sendSms(app: AppContext, sms: JobData['sms.send']) {
  const { id, to, language, template, params, isForKnownPhone } = sms
  if (isForKnownPhone && !(await isKnown(app, to))) return
  try {
    await app.texter.send({ id, to, text: t(language, `sms.${template}.text`, params) })
  } catch (error) {
    if (error instanceof SmsError && !error.mayRetry)
      app.fastify.log.error({ sms: id, kind: error.kind }, 'text given up')
    else throw error
  }
}

const isKnown = ({ database }: AppContext, phone: string) =>
  transact(database.pool, { side: 'nobody' }, ({ tx }) => hasOrders(tx, phone))

import { say } from '@darzi/words/server.ts'
import { transact } from '../db/transact.ts'
import { hasOrders } from '../features/tracking/tracked-queries.ts'
import type { House } from '../http/house.ts'
import { SmsError } from '../outside/sms/texter.ts'
import type { JobData } from './queues.ts'

/** Writes a text in its reader's language and sends it. Throws when trying again may help, as sendMail does. */
export async function sendSms(house: House, sms: JobData['sms.send']) {
  const { id, to, language, template, holes, isForKnownPhone } = sms
  if (isForKnownPhone && !(await isKnown(house, to))) return
  try {
    await house.texter.send({ id, to, text: say(language, `sms.${template}.text`, holes) })
  } catch (error) {
    if (error instanceof SmsError && !error.mayRetry)
      house.fastify.log.error({ sms: id, kind: error.kind }, 'text given up')
    else throw error
  }
}

const isKnown = ({ database }: House, phone: string) =>
  transact(database.pool, { side: 'nobody' }, ({ tx }) => hasOrders(tx, phone))

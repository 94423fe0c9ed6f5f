import { transact } from '../db/transact.ts'
import { importInBatches } from '../features/customers/api.ts'
import type { AppContext } from '../http/app-context.ts'
import type { JobWork } from '../jobs/jobs.ts'
import { nightlyCleanup } from './nightly-cleanup.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'

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
    'house.tidy': () => nightlyCleanup(app),
  }
}

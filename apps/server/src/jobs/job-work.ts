import { transact } from '../db/transact.ts'
import { importInBatches } from '../features/customers/import-batches.ts'
import type { House } from '../http/house.ts'
import type { JobWork } from './jobs.ts'
import { sendMail } from './send-mail.ts'
import { sendSms } from './send-sms.ts'
import { tidyHouse } from './tidy-house.ts'

/** What each queue's jobs do. */
export function jobWork(house: House): JobWork {
  const { database, now, newId } = house
  return {
    'mail.send': (mail) => sendMail(house, mail),
    'sms.send': (sms) => sendSms(house, sms),
    'customers.import': ({ shopId, importId }) =>
      importInBatches({
        ...{ shopId, importId, now, newId },
        inShop: (work) => transact(database.pool, { side: 'job', shopId }, ({ tx }) => work(tx)),
      }),
    'house.tidy': () => tidyHouse(house),
  }
}

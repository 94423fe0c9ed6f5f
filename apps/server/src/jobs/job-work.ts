import type { House } from '../http/house.ts'
import type { JobWork } from './jobs.ts'
import { sendMail } from './send-mail.ts'
import { tidyHouse } from './tidy-house.ts'

/** What each queue's jobs do. */
export function jobWork(house: House): JobWork {
  return {
    'mail.send': (mail) => sendMail(house, mail),
    'customers.import': async () => {},
    'house.tidy': () => tidyHouse(house),
  }
}

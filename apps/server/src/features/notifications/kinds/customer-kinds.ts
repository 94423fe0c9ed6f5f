import { birthdaysOn } from '../messaging-store.ts'
import { type CustomerKind, isDaytime } from './kind.ts'

/** On the day, once a year. */
const customerBirthday: CustomerKind = {
  about: 'customer',
  event: 'customerBirthday',
  dueCustomers: async (tx, moment) => {
    if (!isDaytime(moment)) return []
    const rows = await birthdaysOn(tx, moment.today.slice(5))
    return rows.map(({ id, name, phone, email, language }) => ({
      customer: {
        id,
        name,
        phone: phone ?? undefined,
        email: email ?? undefined,
        language: language ?? 'en',
      },
      occasion: `${id}:${moment.today.slice(0, 4)}`,
    }))
  },
}

export const customerKinds = [customerBirthday]

import type { Tx } from '../../db/tx.ts'
import { AppError } from '../../http/app-error.ts'
import { bareCustomers, dress } from './card-queries.ts'
import { customerNumber } from './customer-number.ts'

/** Throws customers.phoneTaken with the record that has this phone (`id`, `name`, `number`), archived ones too. */
export async function requireFreePhone(tx: Tx, phone: string | null, ownId: string) {
  if (!phone) return
  const other = await tx
    .selectFrom('customers')
    .select(['id', 'name', 'number'])
    .where('phone', '=', phone)
    .where('id', '!=', ownId)
    .where('state', '!=', 'merged')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  if (other) throw phoneTaken(other)
}

/** Says whose the phone is. */
export function phoneTaken({ id, name, number }: { id: string; name: string; number: number }) {
  const params = { id, name, number: customerNumber(number) }
  return new AppError('customers.phoneTaken', params, [
    { field: 'phone', code: 'customers.phoneTaken', params },
  ])
}

const mostWithOnePhone = 50

/** The records that have this phone, archived ones too, in the order of their numbers. */
export function customersWithPhone(tx: Tx, phone: string) {
  const page = bareCustomers(tx)
    .where('phone', '=', phone)
    .where('state', '!=', 'merged')
    .orderBy('number')
    .limit(mostWithOnePhone)
  return dress(tx, page).orderBy('number').execute()
}

/** Everyone under the records that have this phone, the oldest record's first; archived ones too. */
export function namesWithPhone(tx: Tx, phone: string) {
  return tx
    .selectFrom('customers as record')
    .innerJoin('persons as person', (join) =>
      join
        .onRef('person.shop_id', '=', 'record.shop_id')
        .onRef('person.customer_id', '=', 'record.id')
        .on('person.removed_at', 'is', null),
    )
    .select(['person.customer_id', 'person.name', 'person.is_customer'])
    .where('record.phone', '=', phone)
    .where('record.state', '!=', 'merged')
    .orderBy('record.number')
    .orderBy('person.created_at')
    .orderBy('person.id')
    .execute()
}

/** The record that has this e-mail, the oldest of several; archived ones too. */
export async function customerWithEmail(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('state', '!=', 'merged')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

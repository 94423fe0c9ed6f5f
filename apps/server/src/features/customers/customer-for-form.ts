import type { customerRoutes } from '@darzi/contract/customers.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Asked } from '../../http/asked.ts'
import { addCustomer } from './add-customer.ts'
import { addPerson } from './add-person.ts'
import { requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { lockBook } from './customer-store.ts'
import { requirePhone } from './phone.ts'
import { customersWithPhone } from './phone-queries.ts'

type Asking = Omit<Asked<typeof customerRoutes.add>, 'body' | 'params' | 'query'>

interface Sender {
  name: string
  phone: string
  email?: string
  address?: string
}

/**
 * Who a form is from: the record with this phone and the person of this name in it, each added when not there. What the book
 * says already is not changed. Throws customers.phoneInvalid and customers.limitReached.
 */
export async function customerForForm(asked: Asking, sender: Sender) {
  const { tx, member } = asked
  const name = requireName(sender.name)
  const phone = requirePhone(sender.phone, member.shop.country)
  await lockBook(tx, member.shopId)
  const [record] = phone ? await customersWithPhone(tx, phone) : []
  if (!record) {
    const added = await addCustomer({
      ...asked,
      body: { ...sender, name, allowSamePhone: false },
      params: undefined,
      query: undefined,
    })
    return { customerId: added.id, personId: personIn(added.people, name) }
  }
  const known = await readCustomer(tx, record.id, asked)
  const personId = personIn(known.people, name)
  if (personId) return { customerId: record.id, personId }
  const params = { id: record.id }
  const grown = await addPerson({ ...asked, params, body: { name }, query: undefined })
  return { customerId: record.id, personId: personIn(grown.people, name) }
}

const folded = (name: string) => normaliseName(name).toLocaleLowerCase('en')

function personIn(people: readonly { id: string; name: string }[], name: string): string {
  return people.find((person) => folded(person.name) === folded(name))?.id ?? ''
}

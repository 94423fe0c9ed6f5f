import type { customerRoutes } from '@darzi/contract/customers.ts'
import { isSameName } from '@darzi/tailoring/names/same-name.ts'
import type { Tx } from '../../db/tx.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readPhone, requirePhone } from '../../phone.ts'
import { addCustomer } from './add-customer.ts'
import { addPerson } from './add-person.ts'
import { requireName } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { lockBook } from './customer-store.ts'
import { customerWithEmail, namesWithPhone } from './phone-queries.ts'

type Asking = Omit<RequestContext<typeof customerRoutes.add>, 'body' | 'params' | 'query'>

interface Sender {
  name: string
  phone: string
  email?: string
  address?: string
  /** Nobody of the shop sends it: beyond the plan's room their record waits instead of being refused. */
  isStranger: boolean
}

/**
 * Who a form is from: the record with this phone and the person of this name in it, each added when not there. What the book
 * says already is not changed. Throws customers.phoneInvalid, and customers.limitReached for a form of the shop's own.
 */
export async function customerForForm(ctx: Asking, { isStranger, ...sender }: Sender) {
  const { tx, member } = ctx
  const name = requireName(sender.name)
  const phone = requirePhone(sender.phone, member.shop.country)
  await lockBook(tx, member.shopId)
  const recordId = await recordOf(tx, { phone, names: [name] })
  if (!recordId) {
    const added = await addCustomer({
      ...ctx,
      mayWait: isStranger,
      body: { ...sender, name, allowSamePhone: false },
      params: undefined,
      query: undefined,
    })
    return { customerId: added.id, personId: personIn(added.people, name) }
  }
  return { customerId: recordId, personId: await personUnder(ctx, recordId, name) }
}

interface OwnerOfScan {
  name: string
  email: string
  /** As their account has it; what is no phone in the shop's country finds nobody. */
  phone: string | null
  /** Who was measured: themselves, or one of the family. */
  personName: string
}

/**
 * Whose record a scan of an account belongs to: that with their phone, else with their e-mail, else a new one; and the person
 * of this name in it, added when not there.
 */
export async function customerForScan(ctx: Asking, owner: OwnerOfScan) {
  const { tx, member } = ctx
  const name = requireName(owner.name)
  const phone = readPhone(owner.phone ?? '', member.shop.country)
  await lockBook(tx, member.shopId)
  const recordId = await recordOf(tx, { phone, names: [owner.personName, name] })
  const id = recordId ?? (await customerWithEmail(tx, owner.email)) ?? (await addOwner())
  return { customerId: id, personId: await personUnder(ctx, id, requireName(owner.personName)) }

  async function addOwner() {
    const body = { name, phone, email: owner.email, allowSamePhone: false }
    const added = await addCustomer({ ...ctx, mayWait: true, body, params: undefined, query: undefined })
    return added.id
  }
}

/**
 * The record with this phone. Two may share one, a couple or a mother and her son: it is that of a customer of the name, the
 * first of `names` before the next, else that with a person of the name in the family, else the oldest.
 */
async function recordOf(
  tx: Tx,
  { phone, names }: { phone: string | null | undefined; names: readonly string[] },
) {
  const people = phone ? await namesWithPhone(tx, phone) : []
  for (const wanted of names) {
    const named = people.filter((person) => isSameName(person.name, wanted))
    const found = named.find((person) => person.is_customer) ?? named[0]
    if (found) return found.customer_id
  }
  return people[0]?.customer_id
}

/** The person of this name under a record, added when not there. Throws customers.nameMissing. */
export const personOfCustomer = (ctx: Asking, customerId: string, name: string): Promise<string> =>
  personUnder(ctx, customerId, requireName(name))

async function personUnder(ctx: Asking, customerId: string, name: string): Promise<string> {
  const known = await readCustomer(ctx.tx, customerId, ctx)
  const personId = personIn(known.people, name)
  if (personId) return personId
  const params = { id: customerId }
  const grown = await addPerson({ ...ctx, params, body: { name }, query: undefined })
  return personIn(grown.people, name)
}

function personIn(people: readonly { id: string; name: string }[], name: string): string {
  return people.find((person) => isSameName(person.name, name))?.id ?? ''
}

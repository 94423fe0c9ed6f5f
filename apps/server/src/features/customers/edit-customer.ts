import { isDeepStrictEqual } from 'node:util'
import type { customerRoutes } from '@darzi/contract/customers.ts'
import { AppError } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { changeCustomer, type LockedCustomer, lockCustomer, newSearchText } from './change-store.ts'
import { changedFields } from './customer-fields.ts'
import { readCustomer } from './customer-queries.ts'
import { type CustomerFields, rowOf } from './customer-store.ts'
import { renameCustomerPerson } from './people-store.ts'
import { requireFreePhone } from './phone-queries.ts'
import { customerOrders } from './ports.ts'

type EditContext = RequestContext<typeof customerRoutes.edit>

/**
 * Changes the fields that were sent; what stays the same is no change and makes no version. Throws
 * customers.changedMeanwhile for a stale version, customers.mergedAway, customers.phoneTaken, customers.phoneInvalid.
 */
export async function editCustomer(ctx: EditContext) {
  const { tx, member, params, body, now, publishEvent } = ctx
  const { version, allowSamePhone, ...typed } = body
  const sent = changedFields(typed, member.shop.country)
  const row = await lockCustomer(tx, params.id)
  if (version !== undefined && version !== row.version)
    throw new AppError('customers.changedMeanwhile', { version: row.version })
  const before = fieldsOf(row)
  const after = { ...before, ...sent }
  const changed = fieldNames.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (changed.length > 0) {
    if (changed.includes('phone') && !allowSamePhone) await requireFreePhone(tx, after.phone, row.id)
    const search_text = await newSearchText(tx, { ...row, ...rowOf(after, ownOrders(row)) })
    await changeCustomer(tx, { id: row.id, now }, { ...rowOf(after, ownOrders(row)), search_text })
    if (changed.includes('name')) await renameCustomerPerson(tx, row.id, after.name)
    if (changed.includes('name') || changed.includes('phone'))
      await customerOrders.use().refreshSearch(tx, { ...after, id: row.id })
    await publishEvent({
      kind: 'customers.edited',
      subject: { type: 'customer', id: row.id, name: after.name },
      params: {
        field: changed.length > 1 ? 'several' : (changed[0] ?? ''),
        count: changed.length,
        fields: changed.join(' '),
        before: row.name,
      },
    })
  }
  return readCustomer(tx, row.id, ctx)
}

const fieldNames = [
  'name',
  'phone',
  'email',
  'address',
  'notes',
  'bookNumber',
  'tags',
  'earlier',
] satisfies (keyof CustomerFields)[]

function fieldsOf(row: LockedCustomer): CustomerFields {
  return {
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    notes: row.notes,
    bookNumber: row.book_number,
    tags: row.tags,
    earlier: {
      orders: row.earlier_orders,
      spentMinor: row.earlier_spent_minor,
      lastOrderDate: row.earlier_last_order_on,
    },
  }
}

/** What the totals hold beside the figures brought forward. */
function ownOrders(row: LockedCustomer) {
  const orders = row.orders_count - row.earlier_orders
  return {
    orders,
    spentMinor: row.spent_minor - row.earlier_spent_minor,
    lastOrderOn: orders > 0 ? row.last_order_on : null,
  }
}

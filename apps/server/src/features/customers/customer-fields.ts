import type { customerRoutes } from '@darzi/contract/customers.ts'
import { uniteTags } from '@darzi/tailoring/customers/tags.ts'
import { normaliseLines, normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { emptyField } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requirePhone } from '../../phone.ts'
import type { CustomerFields } from './customer-store.ts'

type Typed = Omit<RequestContext<typeof customerRoutes.edit>['body'], 'version' | 'allowSamePhone'>

const nothingWritten: Omit<CustomerFields, 'name'> = {
  phone: null,
  email: null,
  address: null,
  notes: null,
  bookNumber: null,
  tags: [],
  earlier: { orders: 0, spentMinor: 0, lastOrderDate: null },
}

/** The fields of a new record as they are stored. Throws customers.phoneInvalid, or request.invalid for a name of nothing. */
export function newFields(typed: Typed & { name: string }, country: string): CustomerFields {
  return { ...nothingWritten, name: requireName(typed.name), ...changedFields(typed, country) }
}

/** The fields that were sent, as they are stored; an empty text clears. */
export function changedFields(typed: Typed, country: string): Partial<CustomerFields> {
  const { name, phone, email, address, notes, bookNumber, tags, earlier } = typed
  return {
    ...(name === undefined ? {} : { name: requireName(name) }),
    ...(phone === undefined ? {} : { phone: requirePhone(phone, country) }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(address === undefined ? {} : { address: normaliseLines(address) || null }),
    ...(notes === undefined ? {} : { notes: normaliseLines(notes) || null }),
    ...(bookNumber === undefined ? {} : { bookNumber: normaliseName(bookNumber) || null }),
    ...(tags === undefined ? {} : { tags: tidyTags(tags) }),
    ...(earlier === undefined
      ? {}
      : { earlier: { ...earlier, lastOrderDate: earlier.lastOrderDate ?? null } }),
  }
}

/** A name can be all invisible marks: that is none. Throws request.invalid at `field`. */
export function requireName(name: string, field = 'name'): string {
  const written = normaliseName(name)
  if (written) return written
  throw emptyField(field)
}

export const tidyTags = (tags: readonly string[]) => uniteTags(tags.map(normaliseName).filter(Boolean))

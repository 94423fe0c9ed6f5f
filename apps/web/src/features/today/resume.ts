import type { ShopAction } from '@darzi/contract/access.ts'
import { links } from '../../links.ts'

export interface Resume {
  /** What the form is for, by the word `today.unfinished.<what>`. */
  what: 'orders' | 'customers' | 'measurements'
  to: string
  needs: ShopAction
}

/** Where a draft goes on, by its key; nothing for a form of another version of the program. */
export function resumeOf(key: string): Resume | undefined {
  const [what, id, ...more] = key.split('.')
  if (!id) return undefined
  if (what === 'orders') return { what, to: links.newOrder({ customer: id }), needs: 'orders.write' }
  if (what === 'customers') return { what, to: links.editCustomer(id), needs: 'customers.write' }
  if (what !== 'measurements') return undefined
  return { what, to: toMeasuring(id, more), needs: 'measurements.write' }
}

/** Finished sizes are kept by the garment, those of a body by none. */
function toMeasuring(person: string, [garment, record]: string[]): string {
  const isOfGarment = garment !== undefined && garment !== 'body'
  return links.measure({ person, record, ...(isOfGarment ? { garment, profile: 'garment' } : {}) })
}

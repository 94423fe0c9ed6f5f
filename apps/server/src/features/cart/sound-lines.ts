import type { CartLine } from '@darzi/contract/cart.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import { choose, type ItemRow } from '../collection/api.ts'

/**
 * Refuses, each at its line, what is not offered any more, what costs something else than was seen, and what was chosen of it
 * that it does not come in.
 */
export function requireSound(lines: readonly CartLine[], rows: readonly ItemRow[]) {
  const faults = lines.flatMap((line, place): FieldError[] => {
    const row = rows.find(({ id }) => id === line.itemId)
    const at = `lines.${place}`
    if (!row) return [{ field: at, code: 'cart.gone' }]
    if (row.price_minor !== line.priceMinor) return [{ field: `${at}.priceMinor`, code: 'cart.priceChanged' }]
    return choose(row, line).faults.map((fault) => ({ ...fault, field: `${at}.${fault.field}` }))
  })
  const [first] = faults
  if (!first) return
  const isGone = faults.some(({ code }) => code === 'cart.gone')
  const isDearer = faults.some(({ code }) => code === 'cart.priceChanged')
  throw new AppError(isGone ? 'cart.gone' : isDearer ? 'cart.priceChanged' : 'request.invalid', {}, faults)
}

import { randomBytes } from 'node:crypto'
import { newId } from '../../apps/server/src/ids.ts'

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Makes recorded values of a write usable again: ids made since `since` and secrets become new ones, the same one
 * wherever the same one stood; everything else stays.
 */
export function freshValues(since: number): (value: unknown) => unknown {
  const made = new Map<string, unknown>()
  const once = (key: string, make: () => unknown) => {
    if (!made.has(key)) made.set(key, make())
    return made.get(key)
  }
  return (value) => {
    if (Buffer.isBuffer(value) && value.length === 32)
      return once(value.toString('hex'), () => randomBytes(32))
    if (typeof value === 'string' && isNew(value, since)) return once(value, () => newId())
    return value
  }
}

function isNew(value: string, since: number): boolean {
  return uuid7.test(value) && Number.parseInt(value.slice(0, 13).replace('-', ''), 16) >= since
}

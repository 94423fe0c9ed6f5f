/**
 * A guest's cart from a house's own domain to the main address, where people sign in: devices keep what they keep by address, so it goes
 * along in the part of the link that no server is sent.
 */
import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { deviceStorage } from '../../../data/device-storage.ts'
import { readLines } from './read-lines.ts'

const key = 'cart'
const start = `#${key}=`

/** The guest's cart as it stands behind the # of a link; empty when there is none. */
export function handOver(): string {
  const lines = readLines(deviceStorage.getItem(key))
  return lines.length === 0 ? '' : `${start}${encodeURIComponent(JSON.stringify(lines))}`
}

/** Puts what the link brought beside what this device has, once: the link is then the plain one. */
export function takeHandedOver(): void {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith(start)) return
  const own = readLines(deviceStorage.getItem(key))
  const known = new Set(own.map(({ id }) => id))
  const brought = readLines(decoded(hash.slice(start.length))).filter(({ id }) => !known.has(id))
  deviceStorage.setItem(key, JSON.stringify([...own, ...brought].slice(0, cartLimits.lines)))
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

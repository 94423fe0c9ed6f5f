/**
 * The cart: a guest's stands on this device until they sign in; then it joins that of their account, which is the same on every
 * device. It survives closing the browser.
 */
import type { CartLine } from '@darzi/contract/cart.ts'
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { cartLimits } from '@darzi/tailoring/cart/limits.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../../data/api.ts'
import { newId } from '../../../data/new-id.ts'
import { ProblemError } from '../../../data/problem-error.ts'
import { readSession, useSession } from '../../../data/session.ts'
import { keptByGuest } from '../kept-by-guest.ts'
import { takeHandedOver } from './hand-over.ts'
import { readLines } from './read-lines.ts'

type Lines = readonly CartLine[]
export type CartChoice = Pick<CartLine, 'size' | 'isMadeToMeasure' | 'colour' | 'styles'>

interface Cart {
  /** Whose it is; empty for a guest. */
  of: string
  /** Undefined until the account's has come. */
  lines: Lines | undefined
}

takeHandedOver()
const kept = keptByGuest('cart', { read: readLines, first: (lines): Cart => ({ of: '', lines }) })

/** What is in the cart of whoever is here; `onFailed` hears that it could not be fetched. */
export function useCart(onFailed?: (error: unknown) => void) {
  const userId = useSession().user?.id ?? ''
  const { of, lines } = useSyncExternalStore(kept.listen, kept.now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person has another cart
  useEffect(() => {
    refreshCart().catch((error: unknown) => onFailed?.(error))
  }, [userId])
  return { lines: of === userId ? lines : undefined }
}

/** Fetches the cart of whoever is here now, after what a guest put in has joined it; where that does not fit, throws cart.full and shows the rest. */
export async function refreshCart(): Promise<void> {
  const userId = readSession().user?.id ?? ''
  if (!userId) return kept.set({ of: '', lines: kept.guests() })
  if (kept.now().of !== userId) kept.set({ of: userId, lines: undefined })
  const waiting = kept.guests()
  try {
    if (waiting.length === 0) return await showStored()
    const { lines } = await call('POST /api/cart/lines', { body: { lines: [...waiting] } })
    kept.forget()
    kept.set({ of: userId, lines })
  } catch (error) {
    // What the account's cart has no room for waits on this device.
    if (error instanceof ProblemError && error.code === 'cart.full') await showStored()
    throw error
  }
  async function showStored() {
    kept.set({ of: userId, lines: (await call('GET /api/cart')).lines })
  }
}

/** One more of a garment. The same garment chosen the same way counts up. */
export function addToCart(item: CollectionItem, choice: CartChoice): Promise<void> {
  const same = (kept.now().lines ?? []).find((line) => line.itemId === item.id && isSameChoice(line, choice))
  const { name, priceMinor, currency } = item
  const said = { name, priceMinor, currency }
  if (same) return changeLine({ ...same, ...said, count: Math.min(same.count + 1, cartLimits.ofOneLine) })
  return changeLine({ ...choice, ...said, id: newId(), itemId: item.id, count: 1 })
}

/** Shown at once; taken back when it is refused. Throws cart.full, of a guest's cart before anything is sent. */
export async function changeLine(line: CartLine): Promise<void> {
  const before = kept.now()
  const lines = before.lines ?? []
  const isThere = lines.some(({ id }) => id === line.id)
  // Of an account the server says so; a guest's is nowhere else.
  if (!before.of && !isThere && lines.length >= cartLimits.lines)
    throw new ProblemError({ status: 422, code: 'cart.full', params: { most: cartLimits.lines } })
  show(isThere ? lines.map((each) => (each.id === line.id ? line : each)) : [...lines, line])
  await stored(before, () => call('POST /api/cart/lines', { body: { lines: [line] } }))
}

export async function removeLine(id: string): Promise<void> {
  const before = kept.now()
  show((before.lines ?? []).filter((line) => line.id !== id))
  await stored(before, () => call('DELETE /api/cart/lines/:id', { params: { id } }))
}

async function stored(before: Cart, send: () => Promise<{ lines: Lines }>) {
  try {
    if (before.of) kept.set({ of: before.of, lines: (await send()).lines })
    else kept.keep(kept.now().lines ?? [])
  } catch (error) {
    if (kept.now().of === before.of) kept.set(before)
    throw error
  }
}

const isSameChoice = (line: CartLine, { size, isMadeToMeasure, colour, styles }: CartChoice) =>
  line.size === size &&
  line.isMadeToMeasure === isMadeToMeasure &&
  line.colour === colour &&
  JSON.stringify(line.styles) === JSON.stringify(styles)

const show = (lines: Lines) => kept.set({ ...kept.now(), lines })

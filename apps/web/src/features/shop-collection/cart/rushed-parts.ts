import { rushOfCart } from '@darzi/tailoring/cart/rush.ts'
import type { CartPart } from './use-cart-quote.ts'

/** A shop's part of the cart for the day it is needed by. */
export interface RushedPart extends CartPart {
  /** What the shop asks for that day; it lies within the total. */
  rushMinor: number
}

/** The parts with what each shop asks for what is needed sooner than usual, by the same rule as the server's. */
export const rushedParts = (parts: readonly CartPart[], dueOn: string): RushedPart[] =>
  parts.map((part) => {
    const wanted = part.lines.map(({ line, item, usualOn }) => ({
      priceMinor: item.priceMinor,
      count: line.count,
      usualOn,
    }))
    const rushMinor = rushOfCart(wanted, dueOn, part.rush ?? {})
    return { ...part, rushMinor, totalMinor: part.totalMinor + rushMinor }
  })

import { asciiDigits } from '../digits.ts'

/** ORD-001: how a shop's orders are numbered on screens, slips and tags. */
export const orderNumber = (number: number) => `ORD-${String(number).padStart(3, '0')}`

/** ORD-001-2/3: the second of three garments; what hangs on the piece. */
export const pieceTag = (number: number, { position, of }: { position: number; of: number }) =>
  `${orderNumber(number)}-${position}/${of}`

/** The tag of the same piece in another order that has the same pieces: a house's, and the one a partner sews it as. */
export const sameTagIn = (tag: string, number: number) => tag.replace(/^ORD-\d+/, orderNumber(number))

/** The order that somebody names as its slip or a piece's tag does ("ORD-042", "ord 42", "ORD-042-2/3"), in any script's digits. */
export function namedOrder(text: string): number | undefined {
  const [, digits] = /^ord[\s-]*(\d{1,9})([\s-]+\d+\s*\/\s*\d+)?$/i.exec(asciiDigits(text).trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

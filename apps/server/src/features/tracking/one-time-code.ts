import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { asciiDigits } from '@darzi/tailoring/digits.ts'

export const codeMinutes = 10
export const codeTries = 5
export const passMinutes = 60

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Salted with the code's own id: the same six digits look different in every row. */
export const hashCode = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest()

/** As it was typed: with spaces, or in another script's digits. */
export function isCode(typed: string, { id, hash }: { id: string; hash: Buffer }): boolean {
  return timingSafeEqual(hashCode(id, asciiDigits(typed).replace(/[\s-]/g, '')), hash)
}

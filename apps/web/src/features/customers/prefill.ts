import { onlyDigits } from '@darzi/tailoring/digits.ts'

/** What was searched in vain, as the beginning of a new record: mostly digits are a phone, the rest is a name. */
export function prefillOf(words: string): { name?: string; phone?: string } {
  const digits = onlyDigits(words).length
  const letters = words.replace(/[^\p{L}\p{M}]/gu, '').length
  return digits >= 4 && digits > letters ? { phone: words } : { name: words }
}

import { asciiDigits } from '@darzi/tailoring/digits.ts'
import { z } from 'zod'
import { Refusal } from '../../http/refusal.ts'

const day = z.iso.date()

/** The day of a form's date field; undefined when it was left empty. Throws at the field what is no day of the calendar. */
export function readDay(typed: string | undefined, field: string): string | undefined {
  if (!typed) return undefined
  const read = day.safeParse(asciiDigits(typed).slice(0, 10))
  if (read.success) return read.data
  throw new Refusal('request.invalid', {}, [{ field, code: 'date' }])
}

import { asciiDigits } from '@darzi/tailoring/digits.ts'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'

/** As a date field says it, or with a time of day behind it, which says no more about the day. */
const day = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** The day of a form's date field; undefined when it was left empty. Throws at the field what is no day of the calendar. */
export function readDay(typed: string | undefined, field: string): string | undefined {
  if (!typed) return undefined
  const read = day.safeParse(asciiDigits(typed))
  if (read.success) return read.data.slice(0, 10)
  throw new AppError('request.invalid', {}, [{ field, code: 'date' }])
}

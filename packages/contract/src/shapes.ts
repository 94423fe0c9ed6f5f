/** Shapes shared by several features. Ids are UUIDs (version 7 when we make them). */
import { z } from 'zod'

export const id = z.uuid()
/** An instant, ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true })
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date()
/** One line a person types: trimmed, no control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'control')
export const requiredLine = (max: number) => line(max).min(1)
/** Several lines of text; PostgreSQL cannot store U+0000. */
export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: U+0000 is exactly what is refused here
    .regex(/^[^\u0000]*$/, 'control')
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const count = z.int().nonnegative()
/** Minor units of the shop's currency (paise, fils, cents). */
export const minor = z.int()
export const currency = z.enum(['AED', 'USD', 'INR', 'EUR'])
export const language = z.enum(['en', 'hi', 'pa'])

/** A page of a list: `next` is the cursor to send as `after`, absent on the last page. */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), next: z.string().optional() })
export const pageQuery = {
  after: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}

/** An error reply (RFC 9457, application/problem+json). `detail` is the sentence shown; `code` is stable. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** One entry per field that was refused; `field` is the path as sent, such as `persons.0.name`. */
  errors: z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() })).optional(),
  requestId: z.string().optional(),
})
export type Problem = z.output<typeof problem>

/** Of the second factor: six digits of the app, or a recovery code. */
export const secondCode = z.string().trim().min(1).max(40)
/** ISO 3166, of the device. */
export const country = z.string().regex(/^[A-Z]{2}$/)

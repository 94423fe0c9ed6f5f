import type { ImportField } from '@darzi/tailoring/customers/import.ts'
import type { DateOrder } from '@darzi/tailoring/customers/import-dates.ts'
import type { ImportReading } from '../../db/json-shapes.ts'
import { fieldError } from '../../http/app-error.ts'
import type { Member } from '../../http/request-context.ts'
import { dayIn } from '../shops/api.ts'

interface Wanting {
  body: { columns: Record<string, ImportField>; dateOrder: DateOrder }
  member: Member
  now: Date
}

/** How this member wants the file to be read now. Throws imports.nameUnmapped. */
export function readingOf({ body, member, now }: Wanting): ImportReading {
  if (!Object.values(body.columns).includes('name')) throw fieldError('columns', 'imports.nameUnmapped')
  const { country, currency, timeZone } = member.shop
  return { columns: body.columns, dateOrder: body.dateOrder, today: dayIn(timeZone, now), currency, country }
}

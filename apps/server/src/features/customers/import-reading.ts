import type { ColumnMapping, ImportField } from '@darzi/tailoring/customers/import.ts'
import type { DateOrder } from '@darzi/tailoring/customers/import-dates.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { fieldError, type Params } from '../../http/app-error.ts'
import type { Member } from '../../http/request-context.ts'
import { dayIn } from '../shops/time-zone.ts'

/** How the rows of an import are read: kept with it, so that a run of any day reads what its preview showed. */
export interface ImportReading {
  columns: ColumnMapping
  dateOrder: DateOrder
  /** The shop's day when it was started. */
  today: string
  currency: Currency
  country: string
}

/** Why a row was refused; `holes` fill the sentence problems.<code>. */
export interface RefusedFor {
  field: ImportField
  code: string
  params: Params
}

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

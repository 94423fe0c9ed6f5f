import { weekdayOf } from '@darzi/tailoring/customers/days.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** "Monday, 23 Nov 2026" */
export const dayLine = (t: Translate, language: Language, on: string) =>
  `${t(`booking.weekday.${weekdayOf(on)}`)}, ${writeDay(on, language)}`

/** "Monday, 23 Nov 2026, 10:30 am", by the shop's clock. */
export const whenLine = (t: Translate, language: Language, { on, minute }: { on: string; minute: number }) =>
  `${dayLine(t, language, on)}, ${writeTime(minute)}`

/** Times of the shop's clock as forms and grids hold them. The web counts minutes of a day; instants are the server's. */
import { weekdayOf } from '@darzi/tailoring/customers/days.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { Translate } from '@darzi/words/translate.ts'

/** As a time field holds it: 09:05; midnight at the day's end is 00:00. */
export const toTimeField = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Minutes after midnight of what stands in a time field. */
export function fromTimeField(text: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** "Mon 23 Nov 2026" */
export const dayLine = (t: Translate, language: Language, on: string) =>
  `${t(`calendar.short.${weekdayOf(on)}`)} ${writeDay(on, language)}`

/** "Mon 23 Nov": above a column, where the year is known. */
export const dayTitle = (t: Translate, language: Language, on: string) =>
  dayLine(t, language, on).replace(/ \d{4}$/, '')

/** "Mon 23 Nov 2026, 10:30 am" */
export const whenLine = (t: Translate, language: Language, { on, minute }: { on: string; minute: number }) =>
  `${dayLine(t, language, on)}, ${writeTime(minute)}`

/** "10:30 – 11:00 am" */
export const spanLine = ({ minute, minutes }: { minute: number; minutes: number }) =>
  `${writeTime(minute)} – ${writeTime(minute + minutes)}`

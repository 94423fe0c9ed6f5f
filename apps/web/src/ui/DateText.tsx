import { writeAgo, writeDay, writeInstant, writeInstantDay } from '@darzi/words/formats.ts'
import { useLanguage } from '../words/use-t.ts'

/** A calendar day. */
export function DayText({ day }: { day: string }) {
  const language = useLanguage()
  return <time dateTime={day}>{writeDay(day, language)}</time>
}

/** An instant as "5 minutes ago"; the exact time is its tooltip. */
export function AgoText({ at, timeZone }: { at: string; timeZone?: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} title={writeInstant(at, language, timeZone)}>
      {writeAgo(at, new Date(), language)}
    </time>
  )
}

/** The day of an instant, where the hour says nothing. */
export function InstantDayText({ at }: { at: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{writeInstantDay(at, language)}</time>
}

/** An instant as day and time, in the shop's zone if given. */
export function InstantText({ at, timeZone }: { at: string; timeZone?: string }) {
  const language = useLanguage()
  return <time dateTime={at}>{writeInstant(at, language, timeZone)}</time>
}

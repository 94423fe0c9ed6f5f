import { sql } from 'kysely'
import { type InboxSource, newsDays } from './source.ts'

/** What customers did with their appointments by themselves. */
const byCustomer = (kind: 'bookingCancelled' | 'bookingMoved', event: string): InboxSource => ({
  kind,
  needs: 'calendar.read',
  needsAnswer: false,
  rows: sql`select 'booking:' || events.id as key, events.at, events.subject_id,
      jsonb_build_object('name', coalesce(events.params ->> 'name', '')) as params
    from events
   where events.kind = ${event} and events.subject_type = 'appointment'
     and events.at > now() - make_interval(days => ${newsDays})`,
})

export const calendarSources = [
  byCustomer('bookingCancelled', 'calendar.cancelledByCustomer'),
  byCustomer('bookingMoved', 'calendar.movedByCustomer'),
]

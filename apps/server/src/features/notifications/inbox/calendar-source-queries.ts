import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

/** What customers did with their appointments by themselves. */
const byCustomer = (kind: 'bookingCancelled' | 'bookingMoved', event: string): InboxSource => ({
  kind,
  needs: 'calendar.read',
  needsAnswer: false,
  rows: sql`select 'booking:' || events.id as key, events.at, events.subject_id,
      jsonb_build_object('name', coalesce(events.params ->> 'name', '')) as params
    from events
   where events.kind = ${event} and events.subject_type = 'appointment'
     and events.at > ${recently}`,
})

export const calendarSources = [
  byCustomer('bookingCancelled', 'calendar.cancelledByCustomer'),
  byCustomer('bookingMoved', 'calendar.movedByCustomer'),
]

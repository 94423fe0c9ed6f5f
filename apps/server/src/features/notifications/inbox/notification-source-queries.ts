import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

/** Messages nobody got. */
const failed: InboxSource = {
  kind: 'failed',
  needs: 'notifications.send',
  needsAnswer: true,
  rows: sql`select 'failed:' || told.id as key, told.created_at as at, told.id as subject_id,
      jsonb_build_object('name', case when told.recipient_name = '' then told.recipient else told.recipient_name end,
        'error', coalesce(told.error, '')) as params
    from notifications told
   where told.status = 'failed' and told.event <> 'test' and told.created_at > ${recently}`,
}

export const notificationSources = [failed]

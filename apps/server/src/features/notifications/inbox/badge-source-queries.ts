import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

/** What strangers were told was checked, and is no longer, for the shop changed it. */
const badgeLost: InboxSource = {
  kind: 'badgeLost',
  needs: 'shop.write',
  needsAnswer: false,
  rows: sql`select 'badgeLost:' || lost.id || ':' || lost.lost_at as key, lost.lost_at as at, lost.id as subject_id,
      jsonb_build_object('what', case when cardinality(lost.lost_for) > 1 then 'both' else lost.lost_for[1] end) as params
    from verifications lost where lost.shop_id = app_shop_id() and lost.state = 'verified' and lost.lost_at > ${recently}
      and not exists (select from verifications anew where anew.shop_id = lost.shop_id and anew.state = 'sent')`,
}

export const badgeSources = [badgeLost]

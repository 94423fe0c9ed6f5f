import type { Tx } from '../../db/tx.ts'

/** What each member does well: a stage of a garment. */
export const skillsOfMembers = (tx: Tx) =>
  tx
    .selectFrom('member_skills')
    .select(['member_id', 'garment', 'stage'])
    .orderBy('garment')
    .orderBy('stage')
    .execute()

import { sql } from 'kysely'

/** What came since is news of the shop. */
export const recently = sql`now() - make_interval(days => 14)`

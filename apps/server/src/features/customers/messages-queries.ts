import { sql } from 'kysely'

/** Whether the customer whose id this column holds asked for no messages. */
export const hasStoppedMessages = (
  customerId: string,
) => sql<boolean>`exists (select 1 from customer_messaging as said
  where said.customer_id = ${sql.ref(customerId)} and said.consent = 'withdrawn')`

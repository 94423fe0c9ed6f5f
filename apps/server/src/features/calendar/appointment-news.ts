import type { AppointmentKind, AppointmentState } from '@darzi/tailoring/calendar/kinds.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { Tx } from '../../db/tx.ts'
import { appointmentsNamed } from './calendar-queries.ts'

/** What messages about a change of an appointment are made of, and whom they go to. */
export interface AppointmentNews {
  id: string
  kind: AppointmentKind
  state: AppointmentState
  startsAt: Date
  /** The start its customer knows of; none once they know that it is cancelled. */
  knownStartsAt?: Date
  /** How often its customer was told of a change. */
  toldChanges: number
  token: string
  /** Without an id they have no record in the shop's book. */
  customer: { id?: string; name: string; phone?: string; email?: string; language: Language }
}

/** Inside the shop; undefined when there is none. */
export async function appointmentNews(tx: Tx, id: string): Promise<AppointmentNews | undefined> {
  const [row] = await appointmentsNamed(tx, [id])
  if (!row) return undefined
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    startsAt: row.starts_at,
    knownStartsAt: row.known_starts_at ?? undefined,
    toldChanges: row.told_changes,
    token: row.token,
    customer: {
      id: row.customer_id ?? undefined,
      name: row.customer_name ?? row.guest_name ?? '',
      phone: row.customer_phone ?? row.guest_phone ?? undefined,
      email: row.customer_email ?? undefined,
      language: row.customer_language ?? row.guest_language ?? 'en',
    },
  }
}

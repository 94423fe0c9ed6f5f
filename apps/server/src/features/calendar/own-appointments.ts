/** Appointments of one shop as the account they belong to sees them in its list. Inside the shop. */
import type { AppointmentOfOwn } from '@darzi/contract/portal.ts'
import type { Tx } from '../../db/tx.ts'
import { appointmentsNamed } from './calendar-queries.ts'
import { tellRow } from './own-appointment.ts'

export async function ownAppointments(
  tx: Tx,
  { shopId, ids, now }: { shopId: string; ids: readonly string[]; now: Date },
): Promise<AppointmentOfOwn[]> {
  const told: AppointmentOfOwn[] = []
  for (const row of await appointmentsNamed(tx, ids)) {
    const { name: _, today: __, ...shown } = await tellRow(tx, row, { shopId, now })
    told.push({ ...shown, id: row.id, token: row.token })
  }
  return told
}

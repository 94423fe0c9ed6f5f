import { normaliseLines } from '@darzi/tailoring/names/normalise.ts'
import { emptyField } from '../../http/app-error.ts'

/** The reason of an act that needs one, as it is kept. Throws request.invalid at `reason` when only hidden signs were sent. */
export function reasonOf({ reason }: { reason: string }): string {
  const kept = normaliseLines(reason)
  if (!kept) throw emptyField('reason')
  return kept
}

import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { anId } from './builders.ts'

/** A house and a tailor who sews for it at the usual fifth, unless something else is said. */
export const aPartnership = (given: Partial<Partnership> = {}): Partnership => ({
  id: anId(),
  house: 'Meher',
  tailor: 'Noor Tailors',
  state: 'active',
  rateBp: 2000,
  tier: 'standard',
  invitedAt: '2026-11-01T09:00:00Z',
  owedMinor: 80_000,
  currency: 'INR',
  ...given,
})

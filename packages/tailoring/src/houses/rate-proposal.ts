/** A new rate is agreed by both: who invites may still change its own offer, a standing partnership only with the partner's word. */

interface Agreement {
  state: 'invited' | 'active' | 'paused'
  rateBp: number
  proposedRateBp?: number | undefined
}

type RateChange = 'nothing' | 'offered' | 'proposed' | 'withdrawn'

/** What it means when the house names a rate. `withdrawn`: it names the one that holds while another waits. */
export function rateChange({ state, rateBp, proposedRateBp }: Agreement, named: number): RateChange {
  if (named === (proposedRateBp ?? rateBp)) return 'nothing'
  if (state === 'invited') return 'offered'
  return named === rateBp ? 'withdrawn' : 'proposed'
}

/** Days for which more is promised than a shop has shown it can hand over. */

interface Promised {
  /** Pieces promised, by ISO day. */
  byDay: readonly { day: string; pieces: number }[]
  /** The most pieces handed over on one day of late; 0 when none was. */
  busiest: number
}

/** A shop that is new has shown nothing yet; a few pieces are no crowd anywhere. */
const leastCrowd = 4

export function crowdedDays({ byDay, busiest }: Promised): { day: string; pieces: number }[] {
  if (busiest === 0) return []
  return byDay.filter(({ pieces }) => pieces > busiest && pieces >= leastCrowd)
}

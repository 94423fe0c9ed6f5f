/** Appointments that overlap stand beside each other: which lane each has, of how many. */
export interface Placed {
  id: string
  minute: number
  minutes: number
}

export function lanesOf(placed: readonly Placed[]): ReadonlyMap<string, { lane: number; of: number }> {
  const answer = new Map<string, { lane: number; of: number }>()
  const sorted = [...placed].sort((one, other) => one.minute - other.minute || other.minutes - one.minutes)
  let group: { id: string; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { id, lane } of group) answer.set(id, { lane, of: ends.length })
    group = []
    ends = []
  }
  for (const { id, minute, minutes } of sorted) {
    if (ends.every((end) => end <= minute)) close()
    const free = ends.findIndex((end) => end <= minute)
    const lane = free === -1 ? ends.length : free
    ends[lane] = minute + minutes
    group.push({ id, lane })
  }
  close()
  return answer
}

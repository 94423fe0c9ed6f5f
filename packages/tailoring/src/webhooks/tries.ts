/** A telling is tried eight times: at once, then after these many minutes each. Together that is about a day and a half. */
const pausesInMinutes = [1, 5, 30, 120, 300, 600, 1080] as const

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** When to try again after so many tries failed; undefined once they were the last. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const minutes = pausesInMinutes[tries - 1]
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * minuteMs)
}

/** An address where every try has failed for so long is told nothing more. */
const stoppedAfterDays = 3

export const isToBeStopped = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= stoppedAfterDays * dayMs

/** How long a telling stays in the log. */
export const logDays = 30

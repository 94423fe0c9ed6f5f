/** Times of the day. */

/** A time of the clock from minutes after midnight: 10:30 am. */
export function writeTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

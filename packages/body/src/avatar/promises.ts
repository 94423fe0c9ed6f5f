/** How near an avatar's own tape must come to the numbers it was made from, mm. */
import type { Avatar, Site } from '../shapes.ts'

export const promisedMm: Partial<Record<Site, number>> = {
  neck: 5,
  chest: 5,
  waist: 5,
  hips: 5,
  bicep: 7,
  forearm: 7,
  wrist: 7,
  thigh: 7,
  knee: 7,
  calf: 7,
  ankle: 7,
  shoulder_width: 10,
  sleeve_length: 10,
  inseam: 10,
  outseam: 10,
}

/** The sites on which the avatar breaks its promise, in words of numbers; none is as it should be. */
export function misses(avatar: Avatar, wanted: Partial<Record<Site, number>>): string[] {
  return (Object.keys(promisedMm) as Site[]).flatMap((site) => {
    const [asked, found] = [wanted[site], avatar.sitesMm[site]]
    if (asked === undefined) return []
    const off = (found ?? Number.NaN) - asked
    return Math.abs(off) <= (promisedMm[site] ?? 0) ? [] : [`${site} ${asked} → ${found}`]
  })
}

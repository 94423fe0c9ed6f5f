/** How much cheaper it is than before, in whole percent rounded down; undefined when nothing is told of before. */
export function percentOff(priceMinor: number, originalMinor: number | undefined): number | undefined {
  if (originalMinor === undefined || originalMinor <= priceMinor) return undefined
  const percent = Math.floor(((originalMinor - priceMinor) * 100) / originalMinor)
  return percent > 0 ? percent : undefined
}

import type { StoredScan } from './stored-scan.ts'

/** The account keeps hundredths of a millimetre. */
export const isSameReading = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one - other) < 0.02)

type Numbers = Pick<StoredScan, 'tape' | 'version' | 'savedTape' | 'records'>

/** The readings of a tape as one text, however they came to be: what else a measuring holds never changes. */
export const tapeText = (tape: StoredScan['tape'] = {}): string =>
  JSON.stringify(Object.entries(tape).sort(([a], [b]) => a.localeCompare(b)))

/** In no account and in no book as it stands now: nobody has these numbers but this device. */
export function isWaiting({ tape, version, savedTape, records = [] }: Numbers): boolean {
  const read = tapeText(tape)
  const isSaved = version !== undefined && tapeText(savedTape) === read
  return !isSaved && !records.some((record) => record.isThere && record.tape === read)
}

import { isSameReading, type StoredScan } from './stored-scan.ts'

export type OnThisDevice<T> = T & {
  /** A tape has put it right here, and the account has older numbers. */
  isCorrectedHere?: boolean
}

/**
 * A measuring of the account as this device shows it, wherever it stands: what a tape has put right here since it was saved is shown
 * at once, and is marked until the account has it too. Untouched here, the account's numbers stand.
 */
export function onThisDevice<T extends StoredScan>(saved: T, stored: readonly StoredScan[]): OnThisDevice<T> {
  const here = stored.find(({ id }) => id === saved.id)
  if (!here || !isCorrectedHere(here, saved)) return saved
  const { tape, estimates, untaped } = here
  return { ...saved, tape, estimates, untaped, isCorrectedHere: true }
}

type Numbers = Pick<StoredScan, 'tape' | 'version' | 'savedTape'>

/** Whether a tape was read or taken back here since the account was last heard of; `saved` is how the account has it. */
export function isCorrectedHere(
  { tape, version, savedTape = {} }: Numbers,
  saved?: Pick<StoredScan, 'tape'>,
) {
  const known = version === undefined ? saved?.tape : savedTape
  return known !== undefined && !isSameTape(tape, known)
}

function isSameTape(one: StoredScan['tape'], other: StoredScan['tape']): boolean {
  const sites = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one> // keys of both
  return [...sites].every((site) => isSameReading(one[site], other[site]))
}

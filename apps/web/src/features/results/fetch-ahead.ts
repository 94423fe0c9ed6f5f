/** Brings what shows the results, and what reads a tape, for those who will look when there may be no network. */
export async function fetchOwnResults(): Promise<void> {
  await Promise.all([import('./OwnResults.tsx'), import('./read-tape.ts')])
}

/**
 * Photos are in the memory of the page alone: a reload loses them. A mark in this tab, of that there were some and nothing of what
 * they showed, lets the page say so.
 */
const key = 'scan.photos'

export function markPhotos(areThere: boolean): void {
  try {
    if (areThere) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing is said, and nothing else changes.
  }
}

/** Whether there were photos when this tab was last left in the middle. */
export function wereLost(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

import { tabStorage } from '../../../data/device-storage.ts'

/**
 * Photos are in the memory of the page alone: a reload loses them. A mark in this tab, of that there were some and nothing of what
 * they showed, lets the page say so.
 */
const key = 'scan.photos'

/** Without storage nothing is said, and nothing else changes. */
export function markPhotos(areThere: boolean): void {
  if (areThere) tabStorage.setItem(key, 'yes')
  else tabStorage.removeItem(key)
}

/** Whether there were photos when this tab was last left in the middle. */
export const wereLost = (): boolean => tabStorage.getItem(key) !== null

/** Where each visited list stood, by the history entry: Back finds the same row under the thumb. */
import type { VirtualItem } from '@tanstack/react-virtual'

interface Place {
  scrollY: number
  /** Heights already measured, so that the list is as long as it was before anything is drawn. */
  measured: VirtualItem[]
}

const most = 20
const places = new Map<string, Place>()

export function storeScrollPosition(entry: string, place: Place): void {
  places.delete(entry)
  places.set(entry, place)
  for (const oldest of places.keys()) {
    if (places.size <= most) break
    places.delete(oldest)
  }
}

export function placeOf(entry: string): Place | undefined {
  return places.get(entry)
}

import { deviceStorage } from '../../data/device-storage.ts'
import { listenToSession } from '../../data/session.ts'

/**
 * Something that is a guest's on this device and an account's on the server, read by many parts of a screen: what is shown now, who
 * listens, and what the device keeps under `key`. `read` makes of the kept text what is shown; of none or a broken one, nothing kept.
 */
export function keptByGuest<Shown, Kept>(
  key: string,
  { read, first }: { read: (text: string | null) => Kept; first: (kept: Kept) => Shown },
) {
  const listeners = new Set<() => void>()
  const guests = () => read(deviceStorage.getItem(key))
  let shown = first(guests())
  return {
    now: () => shown,
    set(next: Shown) {
      shown = next
      for (const listener of listeners) listener()
    },
    listen(listener: () => void) {
      listeners.add(listener)
      const leave = listenToSession(listener)
      return () => {
        listeners.delete(listener)
        leave()
      }
    },
    guests,
    /** Throws where the device keeps nothing. */
    keep(value: unknown) {
      if (!deviceStorage.setItem(key, JSON.stringify(value))) throw new Error('the device keeps nothing')
    },
    forget: () => deviceStorage.removeItem(key),
  }
}

/**
 * What this device keeps between visits, and this tab until it is closed. A browser may close its storage to a site, or have no
 * room left: then nothing is found or nothing is kept, and no screen breaks over it. Nobody else touches either storage.
 */
export interface DeviceStorage {
  getItem: (key: string) => string | null
  /** Answers whether it is kept. */
  setItem: (key: string, text: string) => boolean
  removeItem: (key: string) => void
  keys: () => string[]
}

export const deviceStorage = guarded(() => localStorage)
export const tabStorage = guarded(() => sessionStorage)

/** A closed storage throws already when it is named. */
function guarded(open: () => Storage): DeviceStorage {
  function tried<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => tried((storage) => storage.getItem(key), null),
    setItem: (key, text) => tried((storage) => storage.setItem(key, text) === undefined, false),
    removeItem: (key) => tried((storage) => storage.removeItem(key), undefined),
    keys: () => tried(Object.keys, []),
  }
}

import type { DeviceStorage } from '../data/device-storage.ts'

type Kept = Pick<DeviceStorage, 'keys' | 'removeItem'>

/** Whatever feature keeps an unfinished form on this device keeps it as `draft.<feature>.<who typed it>.<form>`. */
const named = /^draft\.[^.]+\.([^.]*)\./

/**
 * A measuring by photo is kept as `scan.<whose>`, those before it as `scans.<whose>`; a guest's, `scan.`, is theirs to save once
 * they have signed in.
 */
const scan = /^scans?\.(.*)$/

/** After signing out nothing begun stays on the device. */
export function forgetDrafts(storage: Kept): void {
  forget(storage, (key) => key.startsWith('draft.') || scan.test(key))
  forgetPhotos(() => true)
}

/** Who signs in after a session that ended by itself finds their own, and nobody else's is left. */
export function forgetDraftsOfOthers(storage: Kept, userId: string): void {
  forget(storage, (key) =>
    key.startsWith('draft.')
      ? named.exec(key)?.[1] !== userId
      : !['', userId].includes(scan.exec(key)?.[1] ?? ''),
  )
  forgetPhotos((form) => named.exec(form)?.[1] !== userId)
}

/** Photos of unfinished forms lie apart, under the same names. Without the network they go the next time. */
function forgetPhotos(isGone: (form: string) => boolean): void {
  import('../data/draft-photos.ts').then(
    ({ forgetDraftPhotos }) => forgetDraftPhotos(isGone),
    () => undefined,
  )
}

function forget(storage: Kept, isGone: (key: string) => boolean): void {
  for (const key of storage.keys()) if (isGone(key)) storage.removeItem(key)
}

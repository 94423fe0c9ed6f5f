/** Whatever room keeps an unfinished form on this device keeps it as `draft.<room>.<who typed it>.<form>`. */
const named = /^draft\.[^.]+\.([^.]*)\./

/** After signing out nothing begun stays on the device. */
export function forgetDrafts(storage: Storage): void {
  forget(storage, () => true)
}

/** Who signs in after a session that ended by itself finds their own, and nobody else's is left. */
export function forgetDraftsOfOthers(storage: Storage, userId: string): void {
  forget(storage, (key) => named.exec(key)?.[1] !== userId)
}

function forget(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (key.startsWith('draft.') && isGone(key)) storage.removeItem(key)
}

/** Whatever room keeps an unfinished form on this device keeps it under a name that begins so. */
const prefix = 'draft.'

/** Nobody who signs in next finds what the last one had begun to write. */
export function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

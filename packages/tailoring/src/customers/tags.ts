/** Each tag once, in the order met and as first written; the same tag in capitals is the same tag. */
export function uniteTags(...lists: readonly (readonly string[])[]): string[] {
  const once = new Map<string, string>()
  for (const tag of lists.flat()) {
    const key = tag.toLowerCase()
    if (!once.has(key)) once.set(key, tag)
  }
  return [...once.values()]
}

/** Each tag once, in the order met and as first written; the same tag in capitals is the same tag. */
export function uniteTags(...lists: readonly (readonly string[])[]): string[] {
  const once = new Map<string, string>()
  for (const tag of lists.flat()) {
    const key = tag.toLowerCase()
    if (!once.has(key)) once.set(key, tag)
  }
  return [...once.values()]
}

/** Takes one change of tags back from what stands `now`: what it added goes, what it removed returns, the rest stays. */
export function takeBackTags({
  now,
  before,
  after,
}: Record<'now' | 'before' | 'after', readonly string[]>): string[] {
  const isIn = (tags: readonly string[]) => {
    const keys = new Set(tags.map((tag) => tag.toLowerCase()))
    return (tag: string) => keys.has(tag.toLowerCase())
  }
  const added = after.filter((tag) => !isIn(before)(tag))
  const removed = before.filter((tag) => !isIn(after)(tag))
  return uniteTags(
    now.filter((tag) => !isIn(added)(tag)),
    removed,
  )
}

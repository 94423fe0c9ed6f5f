import type { Avatar } from '@darzi/body/shapes.ts'

const mostKnown = 8

/** Remembers the last few things made on a body by what they were made of: work done once is not done again. */
export function onceOnBody<Made>() {
  const known = new WeakMap<Avatar, Map<string, Promise<Made>>>()
  return (avatar: Avatar, madeOf: object, make: () => Promise<Made>): Promise<Made> => {
    const onBody = known.get(avatar) ?? new Map<string, Promise<Made>>()
    known.set(avatar, onBody)
    const key = JSON.stringify(madeOf)
    const coming = onBody.get(key) ?? make()
    // What was asked for last is forgotten last.
    onBody.delete(key)
    onBody.set(key, coming)
    // A failure is not remembered, or trying again could never help.
    coming.catch(() => onBody.delete(key))
    const [oldest] = onBody.keys()
    if (onBody.size > mostKnown && oldest !== undefined) onBody.delete(oldest)
    return coming
  }
}

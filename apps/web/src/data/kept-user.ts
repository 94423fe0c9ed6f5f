import type { User } from '@darzi/contract/accounts.ts'

const roles: readonly string[] = ['user', 'tailor', 'admin']

/** The user record kept on this device; an unreadable one is thrown away. */
export function readKeptUser(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  key: string,
): User | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  const kept = parse(text)
  if (isUser(kept)) return kept
  storage.removeItem(key)
  return undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isUser(kept: unknown): kept is User {
  if (kept === null || typeof kept !== 'object') return false
  if (!('id' in kept && 'name' in kept && 'email' in kept && 'role' in kept)) return false
  const texts = [kept.id, kept.name, kept.email, kept.role]
  return texts.every((text) => typeof text === 'string') && roles.includes(String(kept.role))
}

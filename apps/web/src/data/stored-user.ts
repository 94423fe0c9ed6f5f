import type { User } from '@darzi/contract/accounts.ts'

const roles: readonly string[] = ['user', 'tailor', 'admin']

/** The user record kept on this device; an unreadable one is thrown away. */
export function readStoredUser(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  key: string,
): User | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  const stored = parse(text)
  if (isUser(stored)) return stored
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

function isUser(stored: unknown): stored is User {
  if (stored === null || typeof stored !== 'object') return false
  if (!('id' in stored && 'name' in stored && 'email' in stored && 'role' in stored)) return false
  const texts = [stored.id, stored.name, stored.email, stored.role]
  return texts.every((text) => typeof text === 'string') && roles.includes(String(stored.role))
}

/**
 * Who is signed in. The session itself is an httpOnly cookie; this device keeps only the user record under `user`, so
 * that a screen opens at once, and checks it against the server. It is cleared when unreadable and at sign-out.
 */

import type { ShopAction } from '@darzi/contract/access.ts'
import type { Session, User } from '@darzi/contract/accounts.ts'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import { deviceStorage } from './device-storage.ts'
import { ProblemError } from './problem-error.ts'
import { showShop } from './shown-shop.ts'

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
  const record = stored as Partial<Record<string, unknown>> | null | undefined
  const isText = (name: string) => typeof record?.[name] === 'string'
  return ['id', 'name', 'email', 'role'].every(isText) && roles.includes(String(record?.role))
}

/** `shop` is known once the server has answered; `isChecked` says that it has. */
export interface Known extends Partial<Session> {
  isChecked: boolean
}

export const userKey = 'user'
const listeners = new Set<() => void>()
let known: Known = { user: readStoredUser(deviceStorage, userKey), isChecked: false }
let asking: Promise<Known> | undefined

/** Signing out in one tab signs the others out too: tells when it was done in another. */
export function onSignedOutElsewhere(leave: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== userKey || event.newValue !== null || !known.user) return
    change({ isChecked: true })
    leave()
  })
}

export function readSession(): Known {
  return known
}

export function useSession(): Known {
  return useSyncExternalStore(listenToSession, readSession)
}

/** Whether the member at work may do this; false until the server has said so. */
export function useMay(action: ShopAction): boolean {
  return useSession().shop?.can.includes(action) ?? false
}

export function listenToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server who is signed in, once; without an answer the kept record stays in use. */
export function askSession(): Promise<Known> {
  if (known.isChecked) return Promise.resolve(known)
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

/** Takes the session a sign-in answered, or asks for it anew after one that answered none. */
export async function beginSession(session?: Session): Promise<Known> {
  if (!session) {
    known = { ...known, isChecked: false }
    return askSession()
  }
  return cacheSession(session)
}

/** Keeps a changed own name, phone or language. */
export function renewUser(user: User): void {
  change({ ...known, user })
  deviceStorage.setItem(userKey, JSON.stringify(user))
}

/** Forgets who was signed in on this device. */
export function forgetSession(): void {
  deviceStorage.removeItem(userKey)
  change({ isChecked: true })
}

async function ask(): Promise<Known> {
  try {
    return cacheSession(await call('GET /api/session'))
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) forgetSession()
    return known
  }
}

function cacheSession(session: Session): Known {
  deviceStorage.setItem(userKey, JSON.stringify(session.user))
  change({ ...session, isChecked: true })
  return known
}

function change(next: Known): void {
  known = next
  showShop(next.shop?.id)
  for (const listener of listeners) listener()
}

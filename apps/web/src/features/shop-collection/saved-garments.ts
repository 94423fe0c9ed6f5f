/**
 * What is saved for later: a guest's stands on this device until they sign in; then it joins what their account has saved, and
 * the account's list is the one that counts.
 */
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../data/api.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { listenToSession, readSession, useSession } from '../../data/session.ts'

interface Saved {
  /** Whose list this is; empty for a guest. */
  of: string
  ids: ReadonlySet<string>
}

const guestKey = 'saved-garments'
/** What one call takes. */
const mostAtOnce = 100
const listeners = new Set<() => void>()
let saved: Saved = { of: '', ids: readGuests() }

/** Whether each garment is saved, and how to change it; `onFailed` hears of what could not be kept. */
export function useSaved(onFailed: (error: unknown) => void) {
  const userId = useSession().user?.id ?? ''
  const { ids } = useSyncExternalStore(listen, () => saved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person has another list
  useEffect(() => {
    refresh(userId).catch(onFailed)
  }, [userId])
  const toggle = (id: string) => change(id, !ids.has(id)).catch(onFailed)
  return { ids, toggle }
}

/** The garments themselves, those that are still offered. */
export async function loadSaved(): Promise<readonly CollectionItem[]> {
  if (readSession().user) return readJoined()
  const asked = [...readGuests()].map((id) => call('GET /api/collection/:id', { params: { id } }))
  const found = await Promise.allSettled(asked)
  return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

/** Takes the list of whoever is here now. */
async function refresh(userId: string) {
  if (!userId) return set({ of: '', ids: readGuests() })
  const items = await readJoined()
  set({ of: userId, ids: new Set(items.map(({ id }) => id)) })
}

/** The account's list, after what a guest saved here has joined it. */
async function readJoined() {
  const guests = [...readGuests()]
  if (guests.length > 0) {
    for (let from = 0; from < guests.length; from += mostAtOnce)
      await call('POST /api/saved-garments', { body: { ids: guests.slice(from, from + mostAtOnce) } })
    deviceStorage.removeItem(guestKey)
  }
  return (await call('GET /api/saved-garments')).items
}

/** Shown at once; that garment alone is taken back when it is refused, where the list is still the same person's. */
async function change(id: string, isSaved: boolean) {
  const { of } = saved
  show(id, isSaved)
  try {
    if (!readSession().user) keepGuests(saved.ids)
    else if (isSaved) await call('POST /api/saved-garments', { body: { ids: [id] } })
    else await call('DELETE /api/saved-garments/:id', { params: { id } })
  } catch (error) {
    if (saved.of === of) show(id, !isSaved)
    throw error
  }
}

function show(id: string, isSaved: boolean) {
  const ids = new Set(saved.ids)
  if (isSaved) ids.add(id)
  else ids.delete(id)
  set({ ...saved, ids })
}

function keepGuests(ids: ReadonlySet<string>) {
  if (!deviceStorage.setItem(guestKey, JSON.stringify([...ids]))) throw new Error('the device keeps nothing')
}

function readGuests(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(guestKey) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

function set(next: Saved) {
  saved = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  const leave = listenToSession(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}

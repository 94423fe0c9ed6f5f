/**
 * What is saved for later: a guest's stands on this device until they sign in; then it joins what their account has saved, and
 * the account's list is the one that counts.
 */
import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../data/api.ts'
import { readSession, useSession } from '../../data/session.ts'
import { keptByGuest } from './kept-by-guest.ts'

interface Saved {
  /** Whose list this is; empty for a guest. */
  of: string
  ids: ReadonlySet<string>
}

/** What one call takes. */
const mostAtOnce = 100
const kept = keptByGuest('saved-garments', { read: readIds, first: (ids): Saved => ({ of: '', ids }) })

/** Whether each garment is saved, and how to change it; `onFailed` hears of what could not be kept. */
export function useSaved(onFailed: (error: unknown) => void) {
  const userId = useSession().user?.id ?? ''
  const { ids } = useSyncExternalStore(kept.listen, kept.now)
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
  const asked = [...kept.guests()].map((id) => call('GET /api/collection/:id', { params: { id } }))
  const found = await Promise.allSettled(asked)
  return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

/** Takes the list of whoever is here now. */
async function refresh(userId: string) {
  if (!userId) return kept.set({ of: '', ids: kept.guests() })
  const items = await readJoined()
  kept.set({ of: userId, ids: new Set(items.map(({ id }) => id)) })
}

/** The account's list, after what a guest saved here has joined it. */
async function readJoined() {
  const guests = [...kept.guests()]
  if (guests.length > 0) {
    for (let from = 0; from < guests.length; from += mostAtOnce)
      await call('POST /api/saved-garments', { body: { ids: guests.slice(from, from + mostAtOnce) } })
    kept.forget()
  }
  return (await call('GET /api/saved-garments')).items
}

/** Shown at once; that garment alone is taken back when it is refused, where the list is still the same person's. */
async function change(id: string, isSaved: boolean) {
  const { of } = kept.now()
  show(id, isSaved)
  try {
    if (!readSession().user) kept.keep([...kept.now().ids])
    else if (isSaved) await call('POST /api/saved-garments', { body: { ids: [id] } })
    else await call('DELETE /api/saved-garments/:id', { params: { id } })
  } catch (error) {
    if (kept.now().of === of) show(id, !isSaved)
    throw error
  }
}

function show(id: string, isSaved: boolean) {
  const ids = new Set(kept.now().ids)
  if (isSaved) ids.add(id)
  else ids.delete(id)
  kept.set({ ...kept.now(), ids })
}

function readIds(text: string | null): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

/**
 * The last measuring by photo, as this device keeps it until it is saved or forgotten: numbers, never a picture. A guest's
 * own stays when they sign in, so that they may save it; signing out forgets it (shell/forget-drafts).
 */
import { type AvatarRequest, type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
import { useSyncExternalStore } from 'react'
import { listenToSession, readSession } from '../../data/session.ts'
import type { ScannedPerson } from './scanned-person.ts'

/** How good the pictures were: what was noticed in them that did not forbid measuring. Codes of body/judge. */
export interface ScanQuality {
  hasFront: boolean
  hasSide: boolean
  notices: readonly string[]
}

export interface KeptScan {
  id: string
  /** An instant, ISO 8601. */
  takenAt: string
  person: ScannedPerson
  /** Whom a tailor measured; not given, it is of whoever uses the device. */
  forPerson?: string
  estimates: Estimates
  torso?: AvatarRequest['torso']
  quality: ScanQuality
  /** What a tape has read since, mm. */
  tape: Partial<Record<Site, number>>
  /** What the photos alone said, before any scale; left out without photos. */
  photoMm?: Partial<Record<Site, number>>
  /** The shop's own tape against photo, where it was applied; elsewhere the usual scale was. */
  shopScale?: Partial<Record<Site, number>>
  /** The estimates before any tape, once one has been read: a reading taken back leaves no trace. */
  untaped?: Estimates
}

interface Last {
  text: string | null
  scan: KeptScan | undefined
  /** False while the numbers are only in this page: the device had no room for them. */
  isKept: boolean
}

const listeners = new Set<() => void>()
let last: Last = { text: null, scan: undefined, isKept: true }

const keyOf = (userId: string) => `scan.${userId}`
const own = () => keyOf(readSession().user?.id ?? '')
const guests = keyOf('')

/** The signed-in person's own; else what was measured on this device before signing in. */
export function readKeptScan(): KeptScan | undefined {
  const text = read(own()) ?? read(guests)
  if (text !== last.text) last = { text, scan: parsed(text), isKept: true }
  return last.scan
}

export function useKeptScan(): KeptScan | undefined {
  return useSyncExternalStore(listen, readKeptScan)
}

/** Whether what is read will still be there after the page was left. */
export function isScanKept(): boolean {
  readKeptScan()
  return last.isKept
}

export function useIsScanKept(): boolean {
  return useSyncExternalStore(listen, isScanKept)
}

/** False when the device's storage is full or closed: the screen must then say that leaving loses the numbers. */
export function keepScan(scan: KeptScan): boolean {
  try {
    localStorage.setItem(own(), JSON.stringify(scan))
    if (own() !== guests) localStorage.removeItem(guests)
    return true
  } catch {
    last = { text: read(own()) ?? read(guests), scan, isKept: false }
    return false
  } finally {
    tell()
  }
}

export function forgetScan(): void {
  localStorage.removeItem(own())
  localStorage.removeItem(guests)
  last = { text: null, scan: undefined, isKept: true }
  tell()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  const leaveSession = listenToSession(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    leaveSession()
    window.removeEventListener('storage', listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What an older or broken program left is no scan. */
function parsed(text: string | null): KeptScan | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isScan(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isScan(kept: unknown): kept is KeptScan {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, person, estimates, quality, tape } = kept as Partial<KeptScan>
  if (typeof id !== 'string' || !estimates || ![person, quality, tape].every(Boolean)) return false
  return sites.every((site) => Number.isFinite(estimates[site]?.mm))
}

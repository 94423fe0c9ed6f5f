/**
 * Measurings by photo, as this device keeps them until they are forgotten: numbers, never a picture. The last one is the one that
 * is worn and cut by; one before it stays as long as it is in no account and no book. A guest's own stay when they sign in, so
 * that they may save them; signing out forgets them all (shell/forget-drafts).
 */
import { type AvatarRequest, type Estimates, type Site, sites } from '@darzi/body/shapes.ts'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../data/device-storage.ts'
import { listenToSession, readSession } from '../../data/session.ts'
import type { ScannedPerson } from './scanned-person.ts'

/** How good the pictures were: what was noticed in them that did not forbid measuring. Codes of body/judge. */
export interface ScanQuality {
  hasFront: boolean
  hasSide: boolean
  notices: readonly string[]
}

export interface StoredScan {
  id: string
  /** An instant, ISO 8601. */
  takenAt: string
  person: ScannedPerson
  /** Whom a tailor measured; not given, it is of whoever uses the device. */
  forPerson?: string
  /** Whose body it is, as it was saved; not given, it is of the account's own person. */
  name?: string
  estimates: Estimates
  torso?: AvatarRequest['torso']
  outline?: AvatarRequest['outline']
  quality: ScanQuality
  /** What a tape has read since, mm. */
  tape: Partial<Record<Site, number>>
  /** What the photos alone said, before any scale; left out without photos. */
  photoMm?: Partial<Record<Site, number>>
  /** The shop's own tape against photo, where it was applied; elsewhere the usual scale was. */
  shopScale?: Partial<Record<Site, number>>
  /** The estimates before any tape, once one has been read: a reading taken back leaves no trace. */
  untaped?: Estimates
  /** The account's saving that these numbers are from, and what a tape had read in it. */
  version?: number
  savedTape?: StoredScan['tape']
  /** What a tape had read in each saving asked for since then, whether its answer came or not. */
  sentTapes?: readonly StoredScan['tape'][]
  /** The records of a shop's book that were asked for of it: asked for again, they are the same records. */
  records?: readonly StoredRecord[]
}

export interface StoredRecord {
  id: string
  personId: string
  /** The tape readings it holds (scan-state: tapeText). */
  tape: string
  /** The book has answered. */
  isThere?: boolean
}

interface Shelf {
  /** Whose it is; a guest's goes on as theirs who sign in, also where it is only in this page. */
  of: string
  /** As they stand on the device, key by key. */
  texts: readonly (string | null)[]
  /** The last one first. */
  scans: readonly StoredScan[]
  /** False while the numbers are only in this page: the device had no room for them. */
  isStored: boolean
}

const listeners = new Set<() => void>()
let shelf: Shelf = { of: '', texts: [], scans: [], isStored: true }

const whose = () => readSession().user?.id ?? ''
const lastKey = (of: string) => `scan.${of}`
const beforeKey = (of: string) => `scans.${of}`
const textsOf = (of: string) =>
  [lastKey(of), lastKey(''), beforeKey(of), beforeKey('')].map(deviceStorage.getItem)

/** The last one: of what was measured here before signing in and what was measured since, the later. */
export const readStoredScan = (): StoredScan | undefined => readStoredScans()[0]

export function useStoredScan(): StoredScan | undefined {
  return useSyncExternalStore(listen, readStoredScan)
}

/** All that are on this device, the last one first. */
export function readStoredScans(): readonly StoredScan[] {
  const of = whose()
  const texts = textsOf(of)
  const isSame = texts.every((text, place) => text === shelf.texts[place])
  if (shelf.of === '' && of !== '' && !shelf.isStored) shelf = takenAlong(shelf, { of, texts })
  else if (!isSame || shelf.of !== of) shelf = { of, texts, scans: scansIn(texts), isStored: true }
  return shelf.scans
}

/** What a guest's page alone holds, as theirs who sign in, among what they have here already. */
function takenAlong({ scans }: Shelf, { of, texts }: Pick<Shelf, 'of' | 'texts'>): Shelf {
  return { of, texts, scans: once([...scans, ...scansIn(texts)]).sort(byInstant), isStored: false }
}

export function useStoredScans(): readonly StoredScan[] {
  return useSyncExternalStore(listen, readStoredScans)
}

/** Whether what is read will still be there after the page was left. */
export function isScanStored(): boolean {
  readStoredScans()
  return shelf.isStored
}

export function useIsScanStored(): boolean {
  return useSyncExternalStore(listen, isScanStored)
}

/**
 * Keeps a measuring: one that is here already in its place, a new one as the last. False when the device's storage is full or
 * closed: the screen must then say that leaving loses the numbers.
 */
export function storeScan(scan: StoredScan): boolean {
  const scans = readStoredScans()
  const isHere = scans.some(({ id }) => id === scan.id)
  return isHere
    ? put(scans.map((each) => (each.id === scan.id ? scan : each)))
    : put([scan, ...scans.filter(isWaiting)])
}

/** The account has it no longer: nobody has these numbers but this device. */
export function leaveAccount(id: string): void {
  const scan = readStoredScans().find((each) => each.id === id)
  if (scan?.version === undefined && !scan?.sentTapes) return
  storeScan({ ...scan, version: undefined, savedTape: undefined, sentTapes: undefined })
}

export function forgetScan(id: string): void {
  put(readStoredScans().filter((scan) => scan.id !== id))
}

/**
 * Those before go first: should there be no room for the last, nothing that was kept is lost. Where there is no room for them, the
 * last goes alone, in place of nothing that is not elsewhere on the device.
 */
function put(scans: readonly StoredScan[]): boolean {
  const of = whose()
  const [first, ...others] = scans
  const isAll = write(beforeKey(of), others.length > 0 ? others : undefined) && write(lastKey(of), first)
  if (isAll && of !== '') for (const key of [lastKey(''), beforeKey('')]) deviceStorage.removeItem(key)
  if (!isAll && hasPlaceAlone(of, others)) write(lastKey(of), first)
  const texts = textsOf(of)
  shelf = { of, texts, scans, isStored: isAll || areIn(texts, scans) }
  for (const listener of listeners) listener()
  return shelf.isStored
}

/** Whether writing the last one now would lose none of the others. */
function hasPlaceAlone(of: string, others: readonly StoredScan[]): boolean {
  const [last = null, guests = null, ...before] = textsOf(of)
  const [gone, stay] = [scansIn([last]), scansIn([null, of === '' ? null : guests, ...before])]
  const isIn = (scans: readonly StoredScan[], id: string) => scans.some((scan) => scan.id === id)
  return others.every(({ id }) => !isIn(gone, id) || isIn(stay, id))
}

/** Whether each of these measurings stands in these texts, as it is. */
function areIn(texts: Shelf['texts'], scans: readonly StoredScan[]): boolean {
  const there = new Map(scansIn(texts).map((scan) => [scan.id, JSON.stringify(scan)]))
  return scans.every((scan) => there.get(scan.id) === JSON.stringify(scan))
}

function write(key: string, stored: unknown): boolean {
  if (stored !== undefined) return deviceStorage.setItem(key, JSON.stringify(stored))
  deviceStorage.removeItem(key)
  return true
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

function scansIn([last, guests, ...before]: Shelf['texts']): readonly StoredScan[] {
  const lasts = [parsed(last), parsed(guests)].filter(isScan).sort(byInstant)
  return once([...lasts, ...before.flatMap(parsed).filter(isScan)])
}

const once = (scans: readonly StoredScan[]) =>
  scans.filter(({ id }, place) => scans.findIndex((scan) => scan.id === id) === place)

const byInstant = (a: StoredScan, b: StoredScan) => Date.parse(b.takenAt) - Date.parse(a.takenAt)

/** What an older or broken program left is no scan. */
function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

function isScan(stored: unknown): stored is StoredScan {
  if (typeof stored !== 'object' || stored === null) return false
  const { id, person, estimates, quality, tape } = stored as Partial<StoredScan> // each part is looked at below
  if (typeof id !== 'string' || !estimates || ![person, quality, tape].every(Boolean)) return false
  return sites.every((site) => Number.isFinite(estimates[site]?.mm))
}

/** The account keeps hundredths of a millimetre. */
export const isSameReading = (one: number | undefined, other: number | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Math.abs(one - other) < 0.02)

type Numbers = Pick<StoredScan, 'tape' | 'version' | 'savedTape' | 'records'>

/** The readings of a tape as one text, however they came to be: what else a measuring holds never changes. */
export const tapeText = (tape: StoredScan['tape'] = {}): string =>
  JSON.stringify(Object.entries(tape).sort(([a], [b]) => a.localeCompare(b)))

/** In no account and in no book as it stands now: nobody has these numbers but this device. */
export function isWaiting({ tape, version, savedTape, records = [] }: Numbers): boolean {
  const read = tapeText(tape)
  const isSaved = version !== undefined && tapeText(savedTape) === read
  return !isSaved && !records.some((record) => record.isThere && record.tape === read)
}

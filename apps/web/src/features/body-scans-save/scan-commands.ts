/**
 * Saving a measuring by photo, sending it to a tailor, putting it into the own shop's book. Numbers only: whatever else a
 * kept scan may come to hold, no more than the contract names is sent.
 */

import { sites } from '@darzi/body/shapes.ts'
import type { ApiReply } from '@darzi/contract/api.ts'
import type { BodyScan, NewBodyScan } from '@darzi/contract/body-scans.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { call } from '../../data/api.ts'
import { ProblemError } from '../../data/problem-error.ts'
import { isSameReading, readStoredScans, type StoredScan, storeScan, tapeText } from '../body-scans/api.ts'
import { loadShopScale } from '../measurements/api.ts'
import { recordId, recordStands } from './record-id.ts'

export type ScanShop = ApiReply<'GET /api/body-scans/shops'>['shops'][number]

/**
 * Goes on from an own saving whose answer was lost. Throws ProblemError: bodyScans.changedElsewhere where another device has
 * corrected it since this one saw it.
 */
export async function saveScan(scan: StoredScan, name?: string): Promise<BodyScan> {
  const send = (numbers: StoredScan) => call('POST /api/body-scans', { body: numbersOf(numbers, name) })
  noteSent(scan)
  try {
    return await send(scan)
  } catch (appError) {
    const saved = isStale(appError) ? await savedScan(scan.id) : undefined
    if (!saved || !isSavedFromHere(scan, saved)) throw appError
    return send({ ...scan, version: saved.version })
  }
}

/** Another device has corrected it since this one saw it. */
export const isStale = (appError: unknown): boolean =>
  appError instanceof ProblemError && appError.code === 'bodyScans.changedElsewhere'

/** The scan of this device as the account has it; undefined when it is not saved. */
export function savedScan(id: string): Promise<BodyScan | undefined> {
  return call('GET /api/body-scans/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 404) return undefined
    throw error
  })
}

interface Sending {
  shopId: string
  unit: 'in' | 'cm'
  /** Of whom it is, when not of the account's own person. */
  name?: string
  /** Told what was saved before it is sent on: sending may yet fail. */
  onSaved: (saved: BodyScan) => Promise<void>
}

/** Saves first, so that what is sent is what is shown. Throws ProblemError. */
export async function sendScan(scan: StoredScan, { shopId, unit, name, onSaved }: Sending) {
  await onSaved(await saveScan(scan, name))
  return call('POST /api/body-scans/:id/send', { params: { id: scan.id }, body: { shop: shopId, unit } })
}

export const shopsToSendTo = async (shop: string | undefined): Promise<ScanShop[]> =>
  (await call('GET /api/body-scans/shops', { query: { shop } })).shops

interface Recording {
  scan: StoredScan
  personId: string
  unit: 'in' | 'cm'
}

/**
 * For a tailor: the scan as a record of this person in the shop's own book, brought to the shop's tape (body-scans/shop-scale),
 * each value with its ±, where it is from and what the photos alone said. The
 * same numbers for the same person are one record, however often they are sent.
 */
export async function recordScan({ scan: measured, personId, unit }: Recording) {
  const { atShopTape, scalesFor } = await loadShopScale()
  const scan = atShopTape(measured, await scalesFor(measured))
  const id = recordId(measured, personId)
  const record = await call('POST /api/measurement-records', {
    body: {
      id,
      personId,
      unit,
      how: 'photo' as const,
      takenAt: scan.takenAt,
      values: bookValues(scan),
    },
  })
  recordStands(measured, id)
  return record
}

/** In centimetres to the tenth, whatever the book is read in: nothing is rounded to a mark of an inch tape. */
export function bookValues({ estimates, tape, person, photoMm = {}, shopScale = {} }: StoredScan) {
  const cm = (mm: number) => ({ typed: showTenths(mm / 10), unit: 'cm' as const })
  const [read, seen, scaled] = [tape, photoMm, shopScale].map((of) => new Map(Object.entries(of)))
  const sites = Object.entries(estimates).map(([field, { mm, plusMinusMm, from }]) => {
    const tapeMm = read?.get(field)
    if (tapeMm !== undefined) return { field, ...cm(tapeMm), from: 'tape' as const }
    return { field, ...cm(mm), plusMinusMm, from, photoMm: seen?.get(field), shopScale: scaled?.get(field) }
  })
  const typed = { from: 'typed' as const }
  return [
    ...sites,
    { field: 'height', ...cm(person.heightMm), ...typed },
    { field: 'weight', typed: showTenths(person.weightKg), unit: 'kg' as const, ...typed },
  ]
}

function numbersOf(scan: StoredScan, name: string | undefined): NewBodyScan {
  const { id, takenAt, person, estimates, torso, outline, quality, tape, photoMm, shopScale, version } = scan
  const { hasFront, hasSide, notices } = quality
  return {
    id,
    takenAt,
    person,
    estimates,
    tape,
    name,
    photoMm,
    shopScale,
    version,
    torso: torso?.map((level) => ({ ...level })),
    outline: outline && copied(outline),
    quality: { hasFront, hasSide, notices: [...notices] },
  }
}

const copied = ({ side, trunk, legs, arms, shoulders }: NonNullable<StoredScan['outline']>) => ({
  side: [...side],
  trunk: [...trunk],
  legs: [...legs],
  arms: [...arms],
  shoulders: [...shoulders],
})

/** Whether the account has these very numbers of this person; what a tape has put right since is not saved yet. */
export function isSavedAs(saved: BodyScan, scan: StoredScan, name: string | undefined): boolean {
  const text = ({ estimates, tape }: Pick<StoredScan, 'estimates' | 'tape'>) =>
    JSON.stringify(
      Object.entries(estimates)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([site, { mm }]) => [site, Math.round(mm * 10), Math.round((entry(tape, site) ?? 0) * 10)]),
    )
  return saved.name === name && text(saved) === text(scan)
}

const entry = (of: object, key: string): number | undefined => new Map(Object.entries(of)).get(key)

const ofScan = (scanId: string) => readStoredScans().find(({ id }) => id === scanId)

/** Kept with the measuring before it is sent: should the answer be lost, this device still knows its own saving. */
function noteSent({ id, tape }: StoredScan): void {
  const stored = ofScan(id)
  if (!stored) return
  const { sentTapes = [] } = stored
  if (sentTapes.some((sent) => tapeText(sent) === tapeText(tape))) return
  storeScan({ ...stored, sentTapes: [...sentTapes, tape] })
}

/** Whether the account went on from what `scan` goes on from only by a saving of this device, whose answer did not come. */
function isSavedFromHere({ id, version = 0 }: StoredScan, saved: BodyScan): boolean {
  const { sentTapes = [] } = ofScan(id) ?? {}
  const isOwn = sentTapes.some((sent) => sites.every((site) => isSameReading(sent[site], saved.tape[site])))
  return isOwn && saved.version === version + 1
}

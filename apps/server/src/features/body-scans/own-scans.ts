import { type BodyScan, type bodyScanRoutes, scanSites } from '@darzi/contract/body-scans.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import { AppError, emptyField, fieldError, notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readScan } from './scan-queries.ts'
import { countScans, deleteScan, lockScan, writeScan } from './scan-store.ts'

/** More than a measuring a week for four years. */
export const mostScans = 200

/**
 * Saves a scan for its person. The same id again keeps the numbers sent last and counts a version, unless they are those that
 * are kept. Throws bodyScans.tooMany, and bodyScans.changedElsewhere for a stale version.
 */
export async function saveScan({ tx, account, body, now }: RequestContext<typeof bodyScanRoutes.save>) {
  if (body.name !== undefined && normaliseName(body.name) === '') throw emptyField('name')
  const takenAt = instantTaken(body.takenAt, now)
  const known = await lockScan(tx, body.id)
  if (!known && (await countScans(tx)) >= mostScans)
    throw new AppError('bodyScans.tooMany', { most: mostScans })
  const kept = known && (await readScan(tx, body.id))
  if (kept && isSame(kept, body)) return kept
  const scan = kept ? goneOnFrom(kept, body) : body
  if (kept && isSame(kept, scan)) return kept
  const version = (known?.version ?? 0) + 1
  await writeScan(tx, { accountId: account.id, version, takenAt, savedAt: now, scan })
  return readScan(tx, body.id)
}

/**
 * What is sent, where it goes on from what is kept. Without a version nobody knows whether the sender has seen the tape readings
 * that are kept: those they lack stay, and one that would become another is refused. Nor does a name go: a child's scan stays theirs.
 */
function goneOnFrom(kept: BodyScan, sent: Scan): Scan {
  if (sent.version === kept.version) return sent
  const unseen = scanSites.filter((site) => !isSameReading(kept.tape[site], sent.tape[site]))
  if (sent.version !== undefined || unseen.some((site) => sent.tape[site] !== undefined))
    throw new AppError('bodyScans.changedElsewhere', { version: kept.version })
  const [tape, estimates] = [{ ...sent.tape }, { ...sent.estimates }]
  for (const site of unseen) {
    tape[site] = kept.tape[site]
    estimates[site] = kept.estimates[site]
  }
  return { ...sent, name: sent.name ?? kept.name, tape, estimates }
}

/** What is kept was rounded to the hundredth of a millimetre. Nothing is lost where nothing was kept. */
const isSameReading = (kept: number | undefined, sent: number | undefined) =>
  kept === undefined || (sent !== undefined && Math.abs(kept - sent) < 0.02)

const firstYear = 2000

/** The clock of a device may go ahead of ours: nothing is measured tomorrow. */
function instantTaken(typed: string, now: Date): Date {
  const taken = new Date(typed)
  if (taken.getUTCFullYear() < firstYear) throw fieldError('takenAt', 'measurements.takenWhen')
  return taken > now ? now : taken
}

type Scan = RequestContext<typeof bodyScanRoutes.save>['body']

/** As the book keeps lengths: to the hundredth of a millimetre. */
function isSame(kept: Scan, sent: Scan): boolean {
  const parts = ({
    name,
    person,
    estimates,
    torso,
    outline,
    quality,
    tape,
    photoMm = {},
    shopScale = {},
  }: Scan) =>
    JSON.stringify(inOrder([name, person, estimates, torso, outline, quality, tape, photoMm, shopScale]))
  return parts(kept) === parts(sent)
}

function inOrder(part: unknown): unknown {
  if (typeof part === 'number') return Math.round(part * 100) / 100
  if (Array.isArray(part)) return part.map(inOrder)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).filter(([, value]) => value !== undefined)
  return entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, value]) => [key, inOrder(value)])
}

/** Deletes an own scan; what a shop was sent is the shop's. Throws notFound. */
export async function removeScan({ tx, params }: RequestContext<typeof bodyScanRoutes.remove>) {
  if (!(await deleteScan(tx, params.id))) throw notFound()
  return { ok: true as const }
}

import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { normaliseName } from '@darzi/tailoring/names/normalise.ts'
import type { Asked } from '../../http/asked.ts'
import { emptyField, fieldRefusal, Refusal } from '../../http/refusal.ts'
import { readScan } from './scan-queries.ts'
import { countScans, lockScan, writeScan } from './scan-store.ts'

/** More than a measuring a week for four years. */
export const mostScans = 200

/**
 * Saves a scan for its person. The same id again keeps the numbers sent last and counts a version, unless they are those that
 * are kept. Throws bodyScans.tooMany.
 */
export async function saveScan({ tx, account, body, now }: Asked<typeof bodyScanRoutes.save>) {
  if (body.name !== undefined && normaliseName(body.name) === '') throw emptyField('name')
  const takenAt = instantTaken(body.takenAt, now)
  const known = await lockScan(tx, body.id)
  if (!known && (await countScans(tx)) >= mostScans)
    throw new Refusal('bodyScans.tooMany', { most: mostScans })
  if (known && isSame(await readScan(tx, body.id), body)) return readScan(tx, body.id)
  const version = (known?.version ?? 0) + 1
  await writeScan(tx, { accountId: account.id, version, takenAt, savedAt: now, scan: body })
  return readScan(tx, body.id)
}

const firstYear = 2000

/** The clock of a device may go ahead of ours: nothing is measured tomorrow. */
function instantTaken(typed: string, now: Date): Date {
  const taken = new Date(typed)
  if (taken.getUTCFullYear() < firstYear) throw fieldRefusal('takenAt', 'measurements.takenWhen')
  return taken > now ? now : taken
}

type Scan = Asked<typeof bodyScanRoutes.save>['body']

/** As the book keeps lengths: to the hundredth of a millimetre. */
function isSame(kept: Scan, sent: Scan): boolean {
  const parts = ({ name, person, estimates, torso, quality, tape, photoMm = {}, shopScale = {} }: Scan) =>
    JSON.stringify(inOrder([name, person, estimates, torso, quality, tape, photoMm, shopScale]))
  return parts(kept) === parts(sent)
}

function inOrder(part: unknown): unknown {
  if (typeof part === 'number') return Math.round(part * 100) / 100
  if (Array.isArray(part)) return part.map(inOrder)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).filter(([, value]) => value !== undefined)
  return entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, value]) => [key, inOrder(value)])
}

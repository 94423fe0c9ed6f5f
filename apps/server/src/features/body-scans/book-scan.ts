import type { BookScan, bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import type { MeasuredValue, MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { readForScan } from '../measurements/api.ts'
import { scanSitesOf } from './scan-sites.ts'
import { newestSentBy, sentWith, sizingOf } from './sent-scan-store.ts'

/** A measuring by photo of the shop's book as a scan: numbers, as they were sent or taken. Throws notFound. */
export const readBookScan = ({ tx, params }: RequestContext<typeof bodyScanRoutes.ofRecord>) =>
  bookScan(tx, params.id)

/** What this account sent to the shop last: of its own person, else of whom it names. Throws notFound. */
export async function readScanSentBy({ tx, params }: RequestContext<typeof bodyScanRoutes.sentBy>) {
  const sent = await newestSentBy(tx, params.userId)
  if (!sent) throw notFound()
  return bookScan(tx, sent.recordId)
}

/** Inside the shop. A record that is not of photos, or not of the whole body, is no scan. Throws notFound. */
export async function bookScan(tx: Tx, recordId: string): Promise<BookScan> {
  const record = await readForScan(tx, recordId)
  if (record.how !== 'photo' || record.profile !== 'body') throw notFound()
  const [sent, person] = await Promise.all([sentWith(tx, recordId), sizingOf(tx, record.person.id)])
  const byField = new Map(record.values.map((value) => [value.field, value]))
  const heightMm = byField.get('height')?.mm
  const weightKg = byField.get('weight')?.kg
  const sized = scanSitesOf((site) => ({ site, value: byField.get(site) })).flatMap(({ site, value }) =>
    value?.mm === undefined ? [] : [{ site, ...value, mm: value.mm }],
  )
  if (!heightMm || !weightKg || sized.length < scanSitesOf(Boolean).length) throw notFound()
  const numbersOf = (of: (value: (typeof sized)[number]) => number | undefined) =>
    Object.fromEntries(sized.flatMap((value) => (of(value) === undefined ? [] : [[value.site, of(value)]])))
  return {
    id: record.id,
    takenAt: record.takenAt,
    customer: record.customer,
    of: record.person,
    userId: sent?.account_id,
    person: {
      heightMm,
      weightKg,
      sex: sent?.sex ?? (person?.sizing ? sexOf[person.sizing] : 'unknown'),
      size: sent?.size ?? undefined,
      bodyShape: sent?.body_shape ?? undefined,
    },
    // Every site is among them: they were counted.
    estimates: Object.fromEntries(
      sized.map((value) => [value.site, estimateOf(value)]),
    ) as BookScan['estimates'],
    torso: sent?.torso ?? undefined,
    outline: sent?.outline ?? undefined,
    quality: qualityOf(sent, record),
    tape: numbersOf(({ from, mm }) => (from === 'tape' ? mm : undefined)),
    photoMm: numbersOf(({ photoMm }) => photoMm),
    shopScale: numbersOf(({ shopScale }) => shopScale),
  }
}

const sexOf = { men: 'male', boys: 'male', women: 'female', girls: 'female' } as const

/** Nine of ten readings of a tape lie within it. */
const tapeWithinMm = 13.2

const estimateOf = ({ mm, plusMinusMm, from = 'typed' }: MeasuredValue & { mm: number }) => ({
  mm,
  from,
  plusMinusMm: plusMinusMm ?? tapeWithinMm,
})

/** Of the shop's own it is only known that photos told something. */
function qualityOf(sent: Awaited<ReturnType<typeof sentWith>>, { values }: MeasurementRecord) {
  if (sent) return { hasFront: sent.has_front, hasSide: sent.has_side, notices: sent.notices }
  return { hasFront: values.some(({ from }) => from === 'photo'), hasSide: false, notices: [] }
}

import type { BodyScan, bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { eachSite } from './scan-sites.ts'

/** One of the own scans. Throws notFound. */
export async function readScan(tx: Tx, id: string): Promise<BodyScan> {
  const [scan] = await dressed(tx, await scanRows(tx).where('id', '=', id).execute())
  if (!scan) throw notFound()
  return scan
}

/** The scan of the account's own person taken last, of nobody else they measured; undefined when there is none. */
export async function newestScan(tx: Tx): Promise<BodyScan | undefined> {
  const [scan] = await dressed(tx, await newestRows(tx).where('name', 'is', null).limit(1).execute())
  return scan
}

/** A page of the own scans, newest first; the cursor is the id of the last of a page. */
export async function listScans({ tx, query }: RequestContext<typeof bodyScanRoutes.list>) {
  const { after, limit } = query
  const rows = await (after === undefined ? newestRows(tx) : newestRows(tx).where(isAfter(after)))
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { rows: await dressed(tx, page), next: rows.length > limit ? page.at(-1)?.id : undefined }
}

const isAfter = (id: string) =>
  sql<boolean>`(taken_at, id) < (select scan.taken_at, scan.id from body_scans scan where scan.id::text = ${id})`

const newestRows = (tx: Tx) => scanRows(tx).orderBy('taken_at', 'desc').orderBy('id', 'desc')

const scanRows = (tx: Tx) =>
  tx
    .selectFrom('body_scans')
    .select(['id', 'version', 'name', 'taken_at', 'saved_at', 'sex', 'height_mm', 'weight_kg'])
    .select(['size', 'body_shape', 'has_front', 'has_side', 'notices', 'torso', 'outline'])
export type ScanRow = Awaited<ReturnType<ReturnType<typeof scanRows>['executeTakeFirstOrThrow']>>

const valueRows = (tx: Tx, scanIds: readonly string[]) =>
  tx
    .selectFrom('body_scan_values')
    .select(['scan_id', 'site', 'mm', 'plus_minus_mm', 'source', 'tape_mm', 'photo_mm', 'shop_scale'])
    .where('scan_id', 'in', scanIds)
    .execute()
export type ValueRow = Awaited<ReturnType<typeof valueRows>>[number]

const sendingRows = (tx: Tx, scanIds: readonly string[]) =>
  tx
    .selectFrom('body_scan_sendings')
    .select(['scan_id', 'to_shop', 'version', 'shop_name', 'sent_at'])
    .where('scan_id', 'in', scanIds)
    .orderBy('sent_at', 'desc')
    .orderBy('to_shop')
    .execute()
export type SendingRow = Awaited<ReturnType<typeof sendingRows>>[number]

async function dressed(tx: Tx, rows: readonly ScanRow[]): Promise<BodyScan[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [values, sendings] = await Promise.all([valueRows(tx, ids), sendingRows(tx, ids)])
  const ofScan = ({ id }: ScanRow) => ({
    values: values.filter((value) => value.scan_id === id),
    sendings: sendings.filter((sending) => sending.scan_id === id),
  })
  return rows.map((row) => scanOf(row, ofScan(row)))
}

interface Parts {
  values: readonly ValueRow[]
  /** The newest first. */
  sendings: readonly SendingRow[]
}

/** A scan as the contract tells it. */
export function scanOf(row: ScanRow, { values, sendings }: Parts): BodyScan {
  const bySite = new Map(values.map((value) => [value.site, value]))
  return {
    id: row.id,
    version: row.version,
    name: row.name ?? undefined,
    takenAt: row.taken_at.toISOString(),
    savedAt: row.saved_at.toISOString(),
    person: {
      sex: row.sex,
      heightMm: Number(row.height_mm),
      weightKg: Number(row.weight_kg),
      size: row.size ?? undefined,
      bodyShape: row.body_shape ?? undefined,
    },
    estimates: eachSite((site) => estimateOf(bySite.get(site))),
    torso: row.torso ?? undefined,
    outline: row.outline ?? undefined,
    quality: { hasFront: row.has_front, hasSide: row.has_side, notices: row.notices },
    tape: numbersOf(values, 'tape_mm'),
    ...someOf('photoMm', numbersOf(values, 'photo_mm')),
    ...someOf('shopScale', numbersOf(values, 'shop_scale')),
    sentTo: sendings.filter(isLatestOfItsShop).map((sending) => ({
      shop: { id: sending.to_shop, name: sending.shop_name },
      sentAt: sending.sent_at.toISOString(),
      isCurrent: sending.version === row.version,
    })),
  }
}

type SiteNumbers = Partial<Record<string, number>>

/** One number of each site that has it. */
const numbersOf = (values: readonly ValueRow[], column: 'tape_mm' | 'photo_mm' | 'shop_scale'): SiteNumbers =>
  Object.fromEntries(
    values.flatMap((value) => (value[column] === null ? [] : [[value.site, Number(value[column])]])),
  )

/** A scan without photos, or at the usual scale, is told without them. */
const someOf = (key: 'photoMm' | 'shopScale', numbers: SiteNumbers) =>
  Object.keys(numbers).length > 0 && { [key]: numbers }

/** A scan is written with a value for every site. */
function estimateOf(value: ValueRow | undefined) {
  if (!value) throw new Error('a scan lacks a site')
  return { mm: Number(value.mm), plusMinusMm: Number(value.plus_minus_mm), from: value.source }
}

const isLatestOfItsShop = (sending: SendingRow, place: number, all: readonly SendingRow[]) =>
  all.findIndex((each) => each.to_shop === sending.to_shop) === place

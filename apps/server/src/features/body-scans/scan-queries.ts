import type { BodyScan, bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { scanOf } from './scan-of.ts'

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
    .select(['size', 'body_shape', 'has_front', 'has_side', 'notices', 'torso'])
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

import type { NewBodyScan } from '@darzi/contract/body-scans.ts'
import type { Tx } from '../../db/tx.ts'
import { scanSitesOf } from './scan-sites.ts'

/** The own scan of this id, locked until the transaction ends; undefined when there is none. */
export const lockScan = (tx: Tx, id: string) =>
  tx
    .selectFrom('body_scans')
    .select(['id', 'version', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** How many scans the account keeps. */
export async function countScans(tx: Tx): Promise<number> {
  const { kept } = await tx
    .selectFrom('body_scans')
    .select((scan) => scan.fn.countAll<string>().as('kept'))
    .executeTakeFirstOrThrow()
  return Number(kept)
}

export interface KeptScan {
  accountId: string
  version: number
  takenAt: Date
  savedAt: Date
  scan: NewBodyScan
}

/** Writes a scan in place of what was there under its id. */
export async function writeScan(tx: Tx, { accountId, version, takenAt, savedAt, scan }: KeptScan) {
  const { person, quality, torso, outline } = scan
  const facts = {
    version,
    name: scan.name ?? null,
    taken_at: takenAt,
    saved_at: savedAt,
    sex: person.sex,
    height_mm: String(person.heightMm),
    weight_kg: String(person.weightKg),
    size: person.size ?? null,
    body_shape: person.bodyShape ?? null,
    has_front: quality.hasFront,
    has_side: quality.hasSide,
    notices: [...quality.notices],
    torso: torso ? JSON.stringify(torso) : null,
    outline: outline ? JSON.stringify(outline) : null,
  }
  await tx
    .insertInto('body_scans')
    .values({ account_id: accountId, id: scan.id, ...facts })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doUpdateSet(facts))
    .execute()
  await tx.deleteFrom('body_scan_values').where('scan_id', '=', scan.id).execute()
  await tx.insertInto('body_scan_values').values(valueRows(accountId, scan)).execute()
}

/** `numeric` is written as text, so that no float rounds it on the way. */
function valueRows(accountId: string, { id, estimates, tape, photoMm, shopScale }: NewBodyScan) {
  return scanSitesOf((site) => {
    const { mm, plusMinusMm, from } = estimates[site]
    return {
      account_id: accountId,
      scan_id: id,
      site,
      mm: String(mm),
      plus_minus_mm: String(plusMinusMm),
      source: from,
      tape_mm: asNumeric(tape[site]),
      photo_mm: asNumeric(photoMm?.[site]),
      shop_scale: asNumeric(shopScale?.[site]),
    }
  })
}

const asNumeric = (value: number | undefined) => (value === undefined ? null : String(value))

/** Answers whether there was such a scan. */
export async function deleteScan(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx.deleteFrom('body_scans').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

export interface Sending {
  accountId: string
  scanId: string
  shopId: string
  version: number
  shopName: string
  recordId: string
  at: Date
}

export const findSending = (
  tx: Tx,
  { scanId, shopId, version }: Pick<Sending, 'scanId' | 'shopId' | 'version'>,
) =>
  tx
    .selectFrom('body_scan_sendings')
    .select(['shop_name', 'sent_at'])
    .where('scan_id', '=', scanId)
    .where('to_shop', '=', shopId)
    .where('version', '=', version)
    .executeTakeFirst()

export async function insertSending(tx: Tx, sending: Sending) {
  const { accountId, scanId, shopId, version, shopName, recordId, at } = sending
  await tx
    .insertInto('body_scan_sendings')
    .values({
      account_id: accountId,
      scan_id: scanId,
      to_shop: shopId,
      version,
      shop_name: shopName,
      record_id: recordId,
      sent_at: at,
    })
    .execute()
}

/** The shops the account has sent scans to, the latest first. */
export async function shopsSentTo(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('body_scan_sendings')
    .select('to_shop')
    .groupBy('to_shop')
    .orderBy((sending) => sending.fn.max('sent_at'), 'desc')
    .orderBy('to_shop')
    .limit(20)
    .execute()
  return rows.map((row) => row.to_shop)
}

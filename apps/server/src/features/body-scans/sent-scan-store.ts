import type { BodyScan } from '@darzi/contract/body-scans.ts'
import type { Tx } from '../../db/tx.ts'

interface SentScan {
  shopId: string
  recordId: string
  accountId: string
  scan: BodyScan
}

/** What came with a sent scan beside its sizes. Inside the shop. */
export async function insertSentScan(tx: Tx, { shopId, recordId, accountId, scan }: SentScan) {
  const { person, quality, torso, outline, takenAt } = scan
  await tx
    .insertInto('sent_scans')
    .values({
      shop_id: shopId,
      record_id: recordId,
      account_id: accountId,
      taken_at: new Date(takenAt),
      sex: person.sex,
      size: person.size ?? null,
      body_shape: person.bodyShape ?? null,
      has_front: quality.hasFront,
      has_side: quality.hasSide,
      notices: [...quality.notices],
      torso: torso ? JSON.stringify(torso) : null,
      outline: outline ? JSON.stringify(outline) : null,
      is_own: scan.name === undefined,
    })
    .execute()
}

/** What came with this record; undefined when it was not sent. Inside the shop. */
export const sentWith = (tx: Tx, recordId: string) =>
  tx
    .selectFrom('sent_scans')
    .select([
      'account_id',
      'sex',
      'size',
      'body_shape',
      'has_front',
      'has_side',
      'notices',
      'torso',
      'outline',
    ])
    .where('record_id', '=', recordId)
    .executeTakeFirst()

/**
 * What this account sent last: of its own person where it sent that, else of somebody it measured. Whose it is was told when it
 * was sent, by the name it came with. Inside the shop.
 */
export const newestSentBy = (
  tx: Tx,
  accountId: string,
): Promise<{ recordId: string; isOwn: boolean } | undefined> =>
  tx
    .selectFrom('sent_scans')
    .select(['record_id as recordId', 'is_own as isOwn'])
    .where('account_id', '=', accountId)
    .orderBy('is_own', 'desc')
    .orderBy('taken_at', 'desc')
    .orderBy('record_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** For whom a person's clothes are cut, where the book says it. Inside the shop. */
export const sizingOf = (tx: Tx, personId: string) =>
  tx.selectFrom('persons').select('sizing').where('id', '=', personId).executeTakeFirst()

/** As what this account works here; undefined when it does not. Inside the shop. */
export async function roleHere(tx: Tx, accountId: string) {
  const member = await tx
    .selectFrom('members')
    .select('role')
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return member?.role
}

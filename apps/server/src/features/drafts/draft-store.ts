import type { Tx } from '../../db/tx.ts'

/** The most drafts a member keeps; what nobody touched for so long is dropped. */
const mostDrafts = 100
const longestMs = 60 * 24 * 3600 * 1000

export interface StoredDraft {
  key: string
  label: string
  content: string
  version: number
  changed_at: Date
}

interface Of {
  memberId: string
  key: string
}

export function draftsOf(tx: Tx, memberId: string) {
  return tx
    .selectFrom('drafts')
    .select(['key', 'label', 'changed_at'])
    .where('member_id', '=', memberId)
    .orderBy('changed_at', 'desc')
    .orderBy('key')
    .limit(mostDrafts)
    .execute()
}

export function draftOf(tx: Tx, { memberId, key }: Of, lock?: 'locked'): Promise<StoredDraft | undefined> {
  return tx
    .selectFrom('drafts')
    .select(['key', 'label', 'content', 'version', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
}

/** What others in the shop have begun of the same, latest first. */
export function draftsOfColleagues(tx: Tx, { memberId, key }: Of) {
  return tx
    .selectFrom('drafts')
    .innerJoin('members', (join) =>
      join
        .onRef('members.shop_id', '=', 'drafts.shop_id')
        .onRef('members.id', '=', 'drafts.member_id')
        .on('members.is_active', '=', true),
    )
    .select(['key', 'label', 'content', 'drafts.version', 'changed_at', 'members.name as member'])
    .where('key', '=', key)
    .where('member_id', '<>', memberId)
    .orderBy('changed_at', 'desc')
    .limit(5)
    .execute()
}

/** Answers the version it has now. Two that begin at once come one after the other. */
export async function writeDraft(
  tx: Tx,
  draft: Of & { shopId: string; label: string; content: string; changedAt: Date },
): Promise<number> {
  const { shopId, memberId, key, label, content, changedAt } = draft
  const written = await tx
    .insertInto('drafts')
    .values({ shop_id: shopId, member_id: memberId, key, label, content, version: 1, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'member_id', 'key']).doUpdateSet((row) => ({
        label,
        content,
        changed_at: changedAt,
        version: row('drafts.version', '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return written.version
}

export async function deleteDraft(tx: Tx, { memberId, key }: Of) {
  await tx.deleteFrom('drafts').where('member_id', '=', memberId).where('key', '=', key).execute()
}

/** Makes room for one more. */
export async function dropOldDrafts(tx: Tx, { memberId, now }: { memberId: string; now: Date }) {
  const kept = tx
    .selectFrom('drafts')
    .select('key')
    .where('member_id', '=', memberId)
    .where('changed_at', '>', new Date(now.getTime() - longestMs))
    .orderBy('changed_at', 'desc')
    .limit(mostDrafts - 1)
  await tx.deleteFrom('drafts').where('member_id', '=', memberId).where('key', 'not in', kept).execute()
}

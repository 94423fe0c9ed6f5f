import type { draftRoutes } from '@darzi/contract/drafts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import {
  deleteDraft,
  draftOf,
  draftsOf,
  draftsOfColleagues,
  dropOldDrafts,
  type StoredDraft,
  writeDraft,
} from './draft-store.ts'

export async function listDrafts({ tx, member }: RequestContext<typeof draftRoutes.list>) {
  const rows = await draftsOf(tx, member.id)
  return {
    rows: rows.map(({ key, label, changed_at }) => ({ key, label, changedAt: changed_at.toISOString() })),
  }
}

export async function readDraft({ tx, member, params }: RequestContext<typeof draftRoutes.read>) {
  const of = { memberId: member.id, key: params.key }
  const [found, others] = [await draftOf(tx, of), await draftsOfColleagues(tx, of)]
  return {
    draft: found ? answerOf(found) : null,
    colleagues: others.map((other) => answerOf(other)),
  }
}

/** The newest words stand. What they were not based on is answered, so that the person can go back to it. */
export async function saveDraft({ tx, member, params, body, now }: RequestContext<typeof draftRoutes.save>) {
  const of = { memberId: member.id, key: params.key }
  const before = await draftOf(tx, of, 'locked')
  if (!before) await dropOldDrafts(tx, { memberId: member.id, now })
  const { label, content, basedOn } = body
  const version = await writeDraft(tx, { ...of, shopId: member.shopId, label, content, changedAt: now })
  const isReplaced = before && before.version !== basedOn && before.content !== content
  return { version, replaced: isReplaced ? answerOf(before) : null }
}

export async function removeDraft({ tx, member, params }: RequestContext<typeof draftRoutes.remove>) {
  await deleteDraft(tx, { memberId: member.id, key: params.key })
  return { ok: true } as const
}

function answerOf<D extends StoredDraft>({ changed_at: changedAt, ...draft }: D) {
  return { ...draft, changedAt: changedAt.toISOString() }
}

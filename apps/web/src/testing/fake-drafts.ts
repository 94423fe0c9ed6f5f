/** The drafts a pretended server keeps for the member: a test says what another device wrote. */
import type { Draft } from '@darzi/contract/drafts.ts'
import type { FakeApi } from './fake-api.ts'

export interface FakeDrafts {
  kept: Map<string, Draft>
  /** As another device of the same member does. */
  write: (key: string, content: unknown) => void
  /** As a colleague does. */
  writeAs: (member: string, key: string, content: unknown) => void
}

export function keepDrafts(api: FakeApi): FakeDrafts {
  const kept = new Map<string, Draft>()
  const colleagues: (Draft & { member: string })[] = []
  function put(key: string, { label, content }: { label: string; content: string }): Draft {
    const version = (kept.get(key)?.version ?? 0) + 1
    const draft = { key, label, content, version, changedAt: new Date().toISOString() }
    kept.set(key, draft)
    return draft
  }
  const keyOf = (params: Record<string, string>) => params.key ?? ''
  api
    .answer('GET /api/drafts', () => ({
      rows: [...kept.values()].map(({ key, label, changedAt }) => ({ key, label, changedAt })),
    }))
    .answer('GET /api/drafts/:key', ({ params }) => ({ draft: kept.get(keyOf(params)) ?? null, colleagues }))
    .answer('PUT /api/drafts/:key', ({ params, body }) => {
      const before = kept.get(keyOf(params))
      const { version } = put(keyOf(params), body)
      return { version, replaced: before && before.version !== body.basedOn ? before : null }
    })
    .answer('DELETE /api/drafts/:key', ({ params }) => {
      kept.delete(keyOf(params))
      return { ok: true as const }
    })
  return {
    kept,
    write: (key, content) => void put(key, { label: key, content: JSON.stringify(content) }),
    writeAs: (member, key, content) =>
      colleagues.push({
        member,
        key,
        label: key,
        content: JSON.stringify(content),
        version: 1,
        changedAt: new Date().toISOString(),
      }),
  }
}

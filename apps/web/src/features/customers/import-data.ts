/** Bringing an old list along: a file is uploaded, mapped, tried, run in the background, and can be taken back. */
import type { ApiReply } from '@darzi/contract/api.ts'
import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { byCursor } from '../../data/by-cursor.ts'
import { queries } from '../../data/queries.ts'
import { askListsAgain } from './customer-cache.ts'
import { hasName, type Mapping } from './import-mapping.ts'

export type Preview = ApiReply<'POST /api/customer-imports/:id/preview'>

const runningAskMs = 1_000
const importKey = (id: string) => ['customers', 'import', id] as const
const listKey = ['customers', 'imports'] as const

/** Earlier imports, newest first. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: listKey,
    ...byCursor((after, told) => call('GET /api/customer-imports', { query: { after, limit: 10 } }, told)),
  })
}

/** One import; while it runs it is asked again, for screens whose live line is down. */
export function useImport(id: string | undefined) {
  return useQuery({
    queryKey: importKey(id ?? ''),
    queryFn: ({ signal }) => call('GET /api/customer-imports/:id', { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? runningAskMs : false),
  })
}

/** A dry run with this mapping; not asked before a column holds the name. */
export function usePreview(id: string, mapping: Mapping) {
  return useQuery({
    queryKey: [...importKey(id), 'preview', mapping],
    queryFn: ({ signal }) =>
      call('POST /api/customer-imports/:id/preview', { params: { id }, body: mapping }, { signal }),
    enabled: hasName(mapping),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export async function uploadImport(file: File): Promise<CustomerImport> {
  return cacheImport(await call('POST /api/customer-imports', { files: { file } }))
}

export async function runImport(id: string, mapping: Mapping): Promise<CustomerImport> {
  return cacheImport(await call('POST /api/customer-imports/:id/run', { params: { id }, body: mapping }))
}

/** Takes an import back; `kept` records were changed since and stay. */
export async function undoImport(id: string): Promise<number> {
  const { kept, ...undone } = await call('POST /api/customer-imports/:id/undo', { params: { id } })
  cacheImport(undone)
  askListsAgain()
  return kept
}

function cacheImport(changed: CustomerImport): CustomerImport {
  queries.setQueryData(importKey(changed.id), changed)
  void queries.invalidateQueries({ queryKey: listKey })
  return changed
}

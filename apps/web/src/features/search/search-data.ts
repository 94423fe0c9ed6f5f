/** What the screen of search asks and sends. */
import type { SearchGroup } from '@darzi/contract/search.ts'
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { type Asked, isAsked } from './search-address.ts'

const recentKey = ['search', 'recent'] as const

export const useRecent = () =>
  useQuery({
    queryKey: recentKey,
    queryFn: ({ signal }) => call('GET /api/search/recent', undefined, { signal }),
  })

/** The found things, a page after the other; a search that was answered is kept among the last ones. */
export function useFound(asked: Asked) {
  return useInfiniteQuery({
    queryKey: ['search', 'found', asked],
    enabled: isAsked(asked),
    staleTime: 30_000,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: after, signal }) => {
      const answer = await call('GET /api/search', { query: { ...asked, after } }, { signal })
      if (!after) void remember(asked, answer.groups)
      return answer
    },
    getNextPageParam: ({ groups }) => groups.find(({ next }) => next)?.next,
  })
}

/** How many were found, and whether there are more than that. */
export const sumOf = (groups: readonly SearchGroup[]) => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  isCapped: groups.some(({ isCapped }) => isCapped),
})

/** The list of last searches is a convenience: what fails here is no failure of the search. */
async function remember(asked: Asked, groups: readonly SearchGroup[]) {
  const { count: results, isCapped } = sumOf(groups)
  const body = { ...asked, results, isCapped }
  await call('POST /api/search/recent', { body }).then(
    (recent) => queries.setQueryData(recentKey, recent),
    () => undefined,
  )
}

export async function forgetRecent() {
  await call('DELETE /api/search/recent').then(
    (recent) => queries.setQueryData(recentKey, recent),
    toastProblem,
  )
}

export const usePhotoSearch = () =>
  useMutation({
    mutationFn: async (photo: File) =>
      call('POST /api/search/photo', { files: { photo: await shrinkPhoto(photo) } }),
  })

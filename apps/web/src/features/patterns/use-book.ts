import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'

/** What the book holds of a person. The key begins with the feature whose changes make the answer stale. */
export function useBook(personId: string | undefined) {
  return useQuery({
    queryKey: ['measurements', 'pattern of', personId],
    queryFn: ({ signal }) =>
      call('GET /api/people/:id/measurements', { params: { id: personId ?? '' } }, { signal }),
    enabled: personId !== undefined,
  })
}

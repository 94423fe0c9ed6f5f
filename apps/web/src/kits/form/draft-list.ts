import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { queries } from '../../data/queries.ts'
import { useMay } from '../../data/session.ts'

const draftsKey = ['drafts'] as const

/** What this member has begun and not saved, on whichever device, latest first. */
export function useDrafts() {
  return useQuery({
    queryKey: draftsKey,
    queryFn: ({ signal }) => call('GET /api/drafts', undefined, { signal }),
    enabled: useMay('drafts.write'),
    // Another device tells nobody of what is typed there.
    refetchOnMount: 'always',
  })
}

/** A draft was kept or thrown away. */
export const askDraftsAgain = () => void queries.invalidateQueries({ queryKey: draftsKey })

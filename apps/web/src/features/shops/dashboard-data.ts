import type { ApiReply } from '@darzi/contract/api.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { useMay } from '../../data/session.ts'

export type Dashboard = ApiReply<'GET /api/dashboard'>

/** The shop's live figures; live updates ask for them again. */
export function useDashboard() {
  const mayRead = useMay('dashboard.read')
  return useQuery({
    queryKey: ['shops', 'dashboard'],
    queryFn: ({ signal }) => call('GET /api/dashboard', undefined, { signal }),
    enabled: mayRead,
  })
}

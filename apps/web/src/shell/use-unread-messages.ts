import { useQuery } from '@tanstack/react-query'
import { call } from '../data/api.ts'
import { useMay, useSession } from '../data/session.ts'

/** How many messages whoever is signed in has not seen; live, as everything the screens show. */
export function useUnreadMessages(): number {
  const { user, isChecked } = useSession()
  const isMember = useMay('conversations.read')
  const isCustomer = user?.role === 'user'
  const { data } = useQuery({
    queryKey: ['conversations', isMember ? 'shop' : 'customer', 'unread'],
    queryFn: ({ signal }) =>
      isMember
        ? call('GET /api/shop/conversations/unread', undefined, { signal })
        : call('GET /api/conversations/unread', undefined, { signal }),
    enabled: isChecked && (isMember || isCustomer),
  })
  return data?.unread ?? 0
}

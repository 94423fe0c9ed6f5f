import type { AdminShopRow } from '@darzi/contract/admin-shops.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

/** Whether a shop works, and if not why. */
export function ShopState({ shop: { state, trialEndsAt } }: { shop: AdminShopRow }) {
  const t = useT()
  if (state === 'working' && trialEndsAt) return <Badge>{t('admin-shops.state.trial')}</Badge>
  return <Badge tone={state === 'suspended' ? 'thread' : 'plain'}>{t(`admin-shops.state.${state}`)}</Badge>
}

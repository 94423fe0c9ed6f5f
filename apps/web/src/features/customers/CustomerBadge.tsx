import { type Badge as BadgeName, badge } from '@darzi/tailoring/customers/badge.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

const tones = {
  recent: 'leaf',
  active: 'indigo',
  regular: 'marigold',
  inactive: 'plain',
} satisfies Record<BadgeName, BadgeTone>

/** How lately this customer came, by the trade's rule and the shop's day. */
export function CustomerBadge({ customer }: { customer: { lastOrderDate?: string; totalOrders: number } }) {
  const t = useT()
  const today = useShopDay()
  const name = badge({ lastOrderOn: customer.lastOrderDate, totalOrders: customer.totalOrders }, today)
  return <Badge tone={tones[name]}>{t(`customers.badge.${name}`)}</Badge>
}

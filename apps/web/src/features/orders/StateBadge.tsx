import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

const tones: Record<OrderCard['state'], BadgeTone> = {
  pending: 'marigold',
  approved: 'plain',
  in_progress: 'indigo',
  ready: 'leaf',
  delivered: 'plain',
  cancelled: 'thread',
}

export const stateTone = (state: OrderCard['state']): BadgeTone => tones[state]

/** Where the order stands. A state of a newer server is said to be unknown. */
export function StateBadge({ state }: { state: OrderCard['state'] }) {
  const t = useT()
  const isKnown = state in tones
  return <Badge tone={tones[state]}>{t(isKnown ? `orders.stands.${state}` : 'orders.state.unknown')}</Badge>
}

type Urgency = Pick<OrderCard, 'priority' | 'pieces'>

/** How soon it is wanted, in one word: a piece that is urgent says more than the order's priority. */
export function UrgencyBadge({ order: { priority, pieces } }: { order: Urgency }) {
  const t = useT()
  if (pieces.some(({ isUrgent }) => isUrgent)) return <Badge tone="thread">{t('orders.urgent')}</Badge>
  // Most orders are of medium priority: only what differs is worth a word.
  if (priority === 'medium') return null
  return <Badge tone={priority === 'high' ? 'marigold' : 'plain'}>{t(`orders.wanted.${priority}`)}</Badge>
}

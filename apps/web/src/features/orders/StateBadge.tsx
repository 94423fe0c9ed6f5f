import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

const tones: Record<OrderCard['tailorState'], BadgeTone> = {
  pending: 'plain',
  in_progress: 'indigo',
  ready: 'leaf',
  completed: 'plain',
  cancelled: 'thread',
}

/** Where the order stands, in the words of the shop's screens. A state of a newer server is said to be unknown. */
export function StateBadge({ state }: { state: OrderCard['tailorState'] }) {
  const t = useT()
  const isKnown = state in tones
  return <Badge tone={tones[state]}>{t(isKnown ? `orders.state.${state}` : 'orders.state.unknown')}</Badge>
}

export function PriorityBadge({ priority }: { priority: OrderCard['priority'] }) {
  const t = useT()
  // Most orders are of medium priority: only what differs is worth a word.
  if (priority === 'medium') return null
  return <Badge tone={priority === 'high' ? 'marigold' : 'plain'}>{t(`orders.priority.${priority}`)}</Badge>
}

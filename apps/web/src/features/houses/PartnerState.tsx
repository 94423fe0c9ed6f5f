import type { Partnership } from '@darzi/contract/house-shapes.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

const tones = {
  invited: 'marigold',
  active: 'leaf',
  paused: 'plain',
  declined: 'plain',
  ended: 'plain',
} as const satisfies Record<Partnership['state'], BadgeTone>

export function PartnerState({ state }: { state: Partnership['state'] }) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`houses.partnership.${state}`)}</Badge>
}

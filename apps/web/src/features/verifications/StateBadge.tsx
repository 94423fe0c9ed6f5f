import type { VerificationState } from '@darzi/tailoring/verifications/life.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'

const tones = {
  draft: 'plain',
  sent: 'marigold',
  verified: 'leaf',
  refused: 'plain',
  renewed: 'plain',
} as const satisfies Record<VerificationState, BadgeTone>

export function StateBadge({ state }: { state: VerificationState }) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`verifications.state.${state}`)}</Badge>
}

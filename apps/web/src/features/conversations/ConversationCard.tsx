import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import type { Side } from './conversation-data.ts'
import { Thread } from './Thread.tsx'

/** A conversation on the page of what it is about. */
export function ConversationCard({ id, side, mayWrite }: { id: string; side: Side; mayWrite: boolean }) {
  const t = useT()
  return (
    <Card title={t('conversations.title')} aria-label={t('conversations.title')}>
      <Thread id={id} side={side} mayWrite={mayWrite} />
    </Card>
  )
}

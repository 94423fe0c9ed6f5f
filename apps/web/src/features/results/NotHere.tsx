import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

/** There are none, or they are not for whoever asks: both look the same. */
export function NotHere() {
  const say = useSay()
  return <EmptyState title={say('results.others.none')}>{say('results.others.noneWhy')}</EmptyState>
}

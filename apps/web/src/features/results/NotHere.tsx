import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

/** There are none, or they are not for whoever asks: both look the same. */
export function NotHere() {
  const t = useT()
  return <EmptyState title={t('results.others.none')}>{t('results.others.noneWhy')}</EmptyState>
}

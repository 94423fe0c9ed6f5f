import { writeDay } from '@darzi/words/formats.ts'
import { useLanguage, useT } from '../../words/use-t.ts'

/** Said at the day of a trial after the workshop's day, which may stay: nothing is refused. */
export function LateTrial({ workshopOn = '' }: { workshopOn?: string }) {
  const t = useT()
  const language = useLanguage()
  return <span role="status">{t('orders.lateTrial', { day: writeDay(workshopOn, language) })}</span>
}

import { writeDay } from '@darzi/words/formats.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'

/** Said at the day of a trial after the workshop's day, which may stay: nothing is refused. */
export function LateTrial({ workshopOn = '' }: { workshopOn?: string }) {
  const say = useSay()
  const language = useLanguage()
  return <span role="status">{say('orders.lateTrial', { day: writeDay(workshopOn, language) })}</span>
}

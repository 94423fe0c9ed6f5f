import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { entryOf } from './entries.ts'
import styles from './MeasureHead.module.css'
import type { useMeasuring } from './use-measuring.ts'

interface Props {
  proposal: MeasurementRecord
  typing: Pick<ReturnType<typeof useMeasuring>, 'measuring' | 'change'>
}

/** What the customer sent by the form, to be checked: it fills what is empty and becomes the shop's by saving. */
export function SentProposal({ proposal, typing }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { shop } = useSession()
  const { unit, entries } = typing.measuring
  const missing = proposal.values.filter(({ field }) => !entries[field]?.typed)
  const holes = {
    name: proposal.sent?.by ?? '',
    day: writeInstantDay(proposal.takenAt, language, shop?.timeZone),
    count: proposal.values.length,
    how: proposal.how,
  }
  const take = () => {
    const sent = Object.fromEntries(missing.map((value) => [value.field, entryOf(value, unit)]))
    typing.change({ entries: { ...sent, ...entries } })
  }
  return (
    <div className={styles.proposal} role="status">
      <p>{say(missing.length > 0 ? 'measurements.proposal.waits' : 'measurements.proposal.taken', holes)}</p>
      {missing.length > 0 && <Button onClick={take}>{say('measurements.proposal.take')}</Button>}
    </div>
  )
}

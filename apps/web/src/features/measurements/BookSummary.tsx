import type { ApiReply } from '@darzi/contract/api.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { DayText } from '../../ui/DateText.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useSay } from '../../words/use-say.ts'

/** How much the book holds, as the server counted it. */
export function BookSummary({ summary }: { summary: ApiReply<'GET /api/measurement-records/summary'> }) {
  const say = useSay()
  const { records, people, lastOn } = summary
  return (
    <StatTiles label={say('measurements.summary.label')}>
      <StatTile label={say('measurements.summary.records')}>{writeNumber(records)}</StatTile>
      <StatTile label={say('measurements.summary.people')}>{writeNumber(people)}</StatTile>
      {lastOn && (
        <StatTile label={say('measurements.summary.last')}>
          <DayText day={lastOn} />
        </StatTile>
      )}
    </StatTiles>
  )
}

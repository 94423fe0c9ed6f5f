import type { ApiReply } from '@darzi/contract/api.ts'
import { writeNumber } from '@darzi/words/formats.ts'
import { DayText } from '../../ui/DateText.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useT } from '../../words/use-t.ts'

/** How much the book holds, as the server counted it. */
export function BookSummary({ summary }: { summary: ApiReply<'GET /api/measurement-records/summary'> }) {
  const t = useT()
  const { records, people, lastOn } = summary
  return (
    <StatTiles label={t('measurements.summary.label')}>
      <StatTile label={t('measurements.summary.records')}>{writeNumber(records)}</StatTile>
      <StatTile label={t('measurements.summary.people')}>{writeNumber(people)}</StatTile>
      {lastOn && (
        <StatTile label={t('measurements.summary.last')}>
          <DayText day={lastOn} />
        </StatTile>
      )}
    </StatTiles>
  )
}

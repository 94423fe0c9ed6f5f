import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import { fieldOf } from '@darzi/tailoring/measurements/catalogue.ts'
import { type ComparedLine, compareRecords } from '@darzi/tailoring/measurements/compare.ts'
import type { BodyPart } from '@darzi/tailoring/measurements/field.ts'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Book.module.css'
import { sizeIn, weightUnitOf } from './entries.ts'
import { fieldName, measuredName } from './field-words.ts'
import { useLatestOfFamily } from './measurement-queries.ts'
import { twoLatest } from './two-latest.ts'
import { UnitSwitch } from './UnitSwitch.tsx'

/** The two latest records of one person side by side: what grew, what shrank, and how long that took; whatever the list shows. */
export function Comparison({ customerId }: { customerId: string | undefined }) {
  const t = useT()
  const { data: rows = [], isLoading, error, refetch } = useLatestOfFamily(customerId)
  if (isLoading) return <SkeletonRows rows={1} rowHeight={200} />
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  const pair = twoLatest(rows)
  if (!pair) return <p className={styles.hint}>{t('measurements.compare.none')}</p>
  return <Pair key={pair.newer.id} {...pair} />
}

function Pair({ older, newer }: { older: MeasurementRecord; newer: MeasurementRecord }) {
  const t = useT()
  const { shop } = useSession()
  const [unit, setUnit] = useState(newer.unit)
  const days = { older: dayOf(older.takenAt, shop?.timeZone), newer: dayOf(newer.takenAt, shop?.timeZone) }
  const compared = compareRecords(
    { takenOn: days.older, values: older.values },
    { takenOn: days.newer, values: newer.values },
    { unit, weightUnit: weightUnitOf(unit) },
  )
  return (
    <Card
      title={t('measurements.compare.title', { name: measuredName(newer, t) })}
      actions={<UnitSwitch unit={unit} onSwitch={setUnit} />}
    >
      <p className={styles.facts}>{t('measurements.compare.days', { days: compared.days })}</p>
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{t('measurements.compare.field')}</th>
            <th scope="col">
              {t('measurements.compare.before')} <DayText day={days.older} />
            </th>
            <th scope="col">
              {t('measurements.compare.now')} <DayText day={days.newer} />
            </th>
            <th scope="col">{t('measurements.compare.change')}</th>
          </tr>
        </thead>
        {parts.map((part) => (
          <PartLines
            key={part}
            part={part}
            lines={compared.lines.filter((line) => partOf(line) === part)}
            names={{ older: namesIn(older), newer: namesIn(newer) }}
            unit={unit}
          />
        ))}
      </table>
    </Card>
  )
}

const parts = ['upper', 'lower', 'other'] as const
const partOf = ({ field }: ComparedLine): BodyPart => fieldOf(field)?.part ?? 'other'
const namesIn = ({ values }: MeasurementRecord) => new Map(values.map(({ field, name }) => [field, name]))
type Names = ReturnType<typeof namesIn>

interface PartProps {
  part: BodyPart
  lines: readonly ComparedLine[]
  names: { older: Names; newer: Names }
  unit: 'in' | 'cm'
}

function PartLines({ part, lines, names, unit }: PartProps) {
  const t = useT()
  if (lines.length === 0) return null
  const show = ({ kind }: ComparedLine, size: number | undefined) =>
    size === undefined ? '' : sizeIn(kind === 'length' ? { mm: size } : { kg: size }, unit)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.part}>
          {t(`measurements.part.${part}`)}
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={line.field}>
          <th scope="row">
            <LineName
              field={line.field}
              older={names.older.get(line.field)}
              newer={names.newer.get(line.field)}
            />
          </th>
          <td>{show(line, line.older)}</td>
          <td>{show(line, line.newer)}</td>
          <td data-trend={line.trend}>
            {line.trend && (
              <span className={styles.trend}>
                <Sign trend={line.trend} />
                <span className="onlyRead">{t(`measurements.compare.${line.trend}`)}</span>
                {line.difference}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** The field as the newer version calls it; where the older called it otherwise, that too. */
function LineName({ field, older, newer }: { field: string; older?: string; newer?: string }) {
  const t = useT()
  return (
    <>
      {fieldName({ field, name: newer ?? older }, t)}
      {older && newer && older !== newer && (
        <small className={styles.called}>{t('measurements.compare.wasCalled', { name: older })}</small>
      )}
    </>
  )
}

const signs = { larger: ArrowUp, smaller: ArrowDown, same: Equal }

/** The colour alone would tell nothing to who does not see it. */
function Sign({ trend }: { trend: keyof typeof signs }) {
  const Picture = signs[trend]
  return <Picture size={16} aria-hidden="true" />
}

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
function dayOf(at: string, timeZone: string | undefined): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { timeZone, ...parts }).format(new Date(at))
}

import type { MeasuredValue, MeasurementRecord } from '@darzi/contract/measurements.ts'
import { baseFieldKeys } from '@darzi/tailoring/measurements/catalogue.ts'
import { inUnit, type LengthUnit, showTenths } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Pencil, PersonStanding, Printer } from 'lucide-react'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Book.module.css'
import { fieldName, measuredName } from './field-words.ts'
import { useRecord } from './measurement-queries.ts'
import { sentKey } from './sent-key.ts'
import { UnitSwitch } from './UnitSwitch.tsx'
import { useWhat } from './use-what.ts'
import { valueText } from './value-text.ts'

/** One record in full: to read in either unit, to print, or to begin the next version from. */
export function RecordDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useT()
  const { data: record, error, refetch } = useRecord(id)
  const mayMeasure = useMay('measurements.write')
  const language = useLanguage()
  return (
    <Dialog
      title={
        record
          ? t('measurements.record.title', { name: measuredName(record, t) })
          : t('measurements.book.title')
      }
      isOpen={id !== undefined}
      onClose={onClose}
      isWide
      actions={
        record && (
          <>
            <a
              className={buttonClass({ kind: 'quiet' })}
              href={`/api/measurement-records/${record.id}/card?language=${language}`}
              target="_blank"
              rel="noreferrer"
            >
              <Printer size={20} aria-hidden="true" />
              {t('measurements.record.print')}
            </a>
            {isWholeScan(record) && (
              <ButtonLink
                icon={<PersonStanding size={20} aria-hidden="true" />}
                to={links.results(undefined, { record: record.id })}
              >
                {t('measurements.record.form')}
              </ButtonLink>
            )}
            {mayMeasure && (
              <ButtonLink
                kind="primary"
                icon={<Pencil size={20} aria-hidden="true" />}
                to={links.measure({
                  person: record.person.id,
                  record: record.id,
                  ...(record.garment ? { garment: record.garment, profile: 'garment' } : {}),
                })}
              >
                {t(waits(record) ? 'measurements.record.check' : 'measurements.record.edit')}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!record && !error && <SkeletonRows rows={6} rowHeight={36} />}
      {record && <RecordPaper key={record.id} record={record} />}
    </Dialog>
  )
}

/** By photo, with every size of the body and its height and weight: there is a form of it to look at. */
const isWholeScan = ({ how, profile, values }: MeasurementRecord) =>
  how === 'photo' &&
  profile === 'body' &&
  baseFieldKeys.every((key) => values.some(({ field }) => field === key))

/** The customer sent it and nobody of the shop has checked it. */
const waits = ({ sent }: MeasurementRecord) => sent !== undefined && !sent.isChecked

/** The record as it is printed: who, when, how, and every size. */
function RecordPaper({ record }: { record: MeasurementRecord }) {
  const t = useT()
  const { shop } = useSession()
  const [unit, setUnit] = useState(record.unit)
  const what = useWhat(record)
  return (
    <article className={styles.paper}>
      <div className={styles.paperHead}>
        <p className={styles.facts}>
          <span>{record.customer.number}</span>
          <span>{what}</span>
          <span>{t('measurements.record.version', { version: record.version })}</span>
          {!record.sent && <span>{t(`measurements.how.${record.how}`)}</span>}
          <InstantText at={record.takenAt} timeZone={shop?.timeZone} />
          {record.takenBy && <span>{t('measurements.record.takenBy', { name: record.takenBy })}</span>}
          {record.sent && <span>{t(sentKey(record), { name: record.sent.by })}</span>}
        </p>
        <UnitSwitch unit={unit} onSwitch={setUnit} />
      </div>
      {record.sent && (
        <p className={waits(record) ? styles.note : styles.hint}>
          {t(waits(record) ? 'measurements.record.proposal' : 'measurements.record.checked')}
        </p>
      )}
      {record.notes && <p className={styles.note}>{record.notes}</p>}
      <dl className={styles.values}>
        {record.values.map((value) => {
          const text = valueText(value, unit, t)
          const honesty = honestyText(value, unit, t)
          return (
            <div key={value.field}>
              <dt>{fieldName(value, t)}</dt>
              <dd>
                {text}
                {honesty && <span className={styles.facts}>{honesty}</span>}
                {!honesty && value.unit && value.unit !== unit && value.mm !== undefined && (
                  <span className={styles.facts}>
                    {t('measurements.record.typed', { typed: value.typed })}
                  </span>
                )}
                {value.keptWarning && <span className={styles.kept}>{t('measurements.record.kept')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </article>
  )
}

/** "± 1.4 cm, by photo": how far off a value may be and where it is from; undefined when the tape took it. */
function honestyText(
  { plusMinusMm, from, shopScale }: MeasuredValue,
  unit: LengthUnit,
  t: Translate,
): string | undefined {
  if (from === undefined) return undefined
  const source = t(shopScale === undefined ? `measurements.from.${from}` : 'measurements.from.photoAtTape')
  if (plusMinusMm === undefined) return source
  const size = `${showTenths(inUnit(plusMinusMm, unit))} ${t(`measurements.unit.${unit}`)}`
  return t('measurements.from.within', { size, source })
}

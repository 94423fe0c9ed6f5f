import type { ApiReply } from '@darzi/contract/api.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord, ShopField } from '@darzi/contract/measurements.ts'
import { fieldsOfAll } from '@darzi/tailoring/measurements/missing.ts'
import { useMemo, useState } from 'react'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { ActiveField } from './ActiveField.tsx'
import { type Entries, entryOf } from './entries.ts'
import { FieldList } from './FieldList.tsx'
import { measuredName } from './field-words.ts'
import { Keypad } from './Keypad.tsx'
import styles from './Measure.module.css'
import { MeasureFoot } from './MeasureFoot.tsx'
import { MeasureHead } from './MeasureHead.tsx'
import { type AskedField, askedField, askedFields, isNumber } from './measured-fields.ts'
import { useFieldWalk } from './use-field-walk.ts'
import { useMeasuring } from './use-measuring.ts'
import { type Saving, useSaving } from './use-saving.ts'

interface Props {
  found: ApiReply<'GET /api/people/:id/measurements'>
  garments: readonly Garment[]
  /** Which fields are asked. */
  garment: Garment | undefined
  /** What else is sewn for this person: its fields are asked with the others. */
  others: readonly Garment[]
  /** The garment itself lies on the table, not the body. */
  isOfGarment: boolean
  own: readonly ShopField[]
  /** The record that is changed: its values stand in the fields. */
  record: MeasurementRecord | undefined
  /** The legs of what is sewn widen on purpose. */
  isFlared: boolean
}

/** The entry screen of the counter: the fields, the keypad, and what is to be remembered of this person. */
export function MeasureScreen(props: Props) {
  const { found, garments, garment, others, isOfGarment, own, record, isFlared } = props
  const t = useT()
  const measuredGarment = isOfGarment ? garment?.key : undefined
  const last = lastOf(found, measuredGarment)
  const typing = useMeasuring({
    personId: found.person.id,
    label: found.person.name,
    garment: measuredGarment,
    record: record?.id,
    unit: record?.unit ?? last.unit,
    entries: Object.fromEntries(
      (record?.values ?? []).map((value) => [value.field, entryOf(value, record?.unit ?? 'in')]),
    ),
  })
  const { measuring } = typing
  const names = others.map(({ key }) => key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are the same as long as their names are
  const asked = useMemo(
    () => (garment ? { fields: fieldsOfAll([garment, ...others]) } : undefined),
    [garment, names],
  )
  const fields = useAskedFields({
    measuringId: measuring.id,
    garment: asked,
    own,
    entries: measuring.entries,
  })
  const saving = useSaving({ found, typing, fields, own, last: last.values, garment: measuredGarment })
  const walk = useFieldWalk({ fields, typing, last: last.values, sizing: found.person.sizing, isFlared })
  const active = fields.find(({ key }) => key === walk.active)
  const type = (text: string) => active && typing.type(active, text)
  return (
    <div className={styles.screen}>
      <ScreenHeader title={measuredName(found, t)} parent={links.customer(found.customer.id)} />
      <MeasureHead
        found={found}
        garments={garments}
        garment={garment}
        others={others}
        isOfGarment={isOfGarment}
        typing={typing}
      />
      <FormError>{saving.problem}</FormError>
      <div className={styles.work}>
        <div className={styles.list}>
          <FieldList
            fields={fields}
            walk={walk}
            typing={typing}
            last={last.values}
            refused={saving.refused}
          />
          <MeasureNotes typing={typing} saving={saving} />
        </div>
        <aside className={styles.side} data-at-foot="bar">
          {active && <ActiveField field={active} walk={walk} typing={typing} sizing={found.person.sizing} />}
          {active && isNumber(active.kind) && (
            <Keypad
              unit={active.kind === 'weight' || active.kind === 'angle' ? 'cm' : measuring.unit}
              text={walk.textOf(active)}
              last={walk.lastOf(active)}
              onType={type}
            />
          )}
          <MeasureFoot walk={walk} saving={saving} />
        </aside>
      </div>
    </div>
  )
}

/** What this person measured before: of the body, or of this garment. */
function lastOf({ lastValues, latest }: Props['found'], garment: string | undefined) {
  const before = latest.find((record) => (garment ? record.garment === garment : record.profile === 'body'))
  return { unit: before?.unit ?? 'in', values: garment ? (before?.values ?? []) : lastValues }
}

interface MeasureNotesProps {
  typing: ReturnType<typeof useMeasuring>
  saving: Saving
}

/** What a tape does not say, and whether the sizes nobody measured anew are taken over. */
function MeasureNotes({ typing, saving }: MeasureNotesProps) {
  const t = useT()
  const { others, isCarrying, setCarrying } = saving
  return (
    <div className={styles.notes}>
      <TextArea
        label={t('measurements.notes.label')}
        hint={t('measurements.notes.hint')}
        isOptional
        rows={2}
        maxLength={2000}
        value={typing.measuring.notes}
        onChange={(event) => typing.change({ notes: event.target.value })}
      />
      {others.length > 0 && (
        <Checkbox
          label={t('measurements.carry.label', { count: others.length })}
          checked={isCarrying}
          onChange={(event) => setCarrying(event.target.checked)}
        />
      )}
    </div>
  )
}

interface Asked {
  /** Of which measuring: a new one begins without what was typed for another garment. */
  measuringId: string
  garment: Pick<Garment, 'fields'> | undefined
  own: readonly ShopField[]
  entries: Entries
}

const none: readonly string[] = []

/** The fields of what is measured, then whatever was typed before another garment was chosen: it is saved with the rest. */
function useAskedFields({ measuringId, garment, own, entries }: Asked): readonly AskedField[] {
  const [kept, setKept] = useState<{ of: string; keys: readonly string[] }>({ of: measuringId, keys: [] })
  const others = kept.of === measuringId ? kept.keys : none
  const asked = useMemo(() => askedFields(garment, own), [garment, own])
  const isAsked = (key: string) => asked.some((field) => field.key === key)
  const late = Object.keys(entries).filter((key) => !isAsked(key) && !others.includes(key))
  // Once shown a field stays, also while it is emptied to be typed anew.
  if (late.length > 0) setKept({ of: measuringId, keys: [...others, ...late] })
  return useMemo(() => {
    const known = new Set(asked.map(({ key }) => key))
    const rest = others.filter((key) => !known.has(key))
    return [...asked, ...rest.flatMap((key) => askedField(key, false, own) ?? [])]
  }, [asked, others, own])
}

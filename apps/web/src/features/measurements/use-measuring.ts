import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { newId } from '../../data/new-id.ts'
import { useStoredDraft } from '../../kits/form/use-stored-draft.ts'
import { type Entries, isSameTyped, unitFor } from './entries.ts'
import type { AskedField } from './measured-fields.ts'
import { isMeasuring, type Measuring } from './stored-measuring.ts'

interface Begun {
  /** Who is measured; without a name what is typed stays on this device. */
  label?: string
  personId: string
  garment?: string | undefined
  /** The record that is changed. */
  record?: string | undefined
  unit: LengthUnit
  /** What stands in the fields at the beginning: that record's values. */
  entries: Entries
}

/**
 * A measuring as it is typed, kept with every press until it is saved: for the person measured, by who measures. One that changes
 * a record is another than one begun empty.
 */
export function useMeasuring({ personId, label, garment, record, unit, entries }: Begun) {
  const kept = useStoredDraft<Measuring>({
    feature: 'measurements',
    form: [personId, garment ?? 'body', ...(record ? [record] : [])].join('.'),
    label,
    begun: () => fresh({ garment, unit, entries }),
    fits: isMeasuring,
    adopt: (theirs) => ({ ...theirs, id: newId() }),
    isBegun: (typed) => typed.notes.trim() !== '' || !isSameTyped(typed.entries, entries),
  })
  const setMeasuring = kept.change
  return {
    ...kept,
    measuring: kept.value,
    change: (part: Partial<Measuring>) => setMeasuring((now) => ({ ...now, ...part })),
    /** What stands in a field now; its doubt is asked about anew. */
    type: (field: AskedField, typed: string) =>
      setMeasuring((now) => ({
        ...now,
        entries: withEntry(now.entries, field.key, typed, unitFor(field, now.unit)),
      })),
    keep: (fields: readonly string[]) =>
      setMeasuring((now) => {
        const kept = fields.flatMap((field) => {
          const entry = now.entries[field]
          return entry ? [[field, { ...entry, isKept: true }] as const] : []
        })
        return { ...now, entries: { ...now.entries, ...Object.fromEntries(kept) } }
      }),
  }
}

function fresh({ garment, unit, entries }: Pick<Begun, 'garment' | 'unit' | 'entries'>): Measuring {
  return { id: newId(), unit, entries, notes: '', how: garment ? 'garment' : 'tape' }
}

function withEntry(entries: Entries, key: string, typed: string, unit: Entries[string]['unit']): Entries {
  if (typed !== '') return { ...entries, [key]: { typed, unit } }
  const { [key]: _gone, ...others } = entries
  return others
}

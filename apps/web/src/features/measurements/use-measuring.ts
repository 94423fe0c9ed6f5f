import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useEffect, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { type Entries, isSameTyped, unitFor } from './entries.ts'
import type { AskedField } from './measured-fields.ts'
import {
  forgetMeasuring,
  type Measuring,
  measuringKey,
  readMeasuring,
  storeMeasuring,
} from './stored-measuring.ts'

interface Begun {
  personId: string
  garment?: string | undefined
  /** The record that is changed. */
  record?: string | undefined
  unit: LengthUnit
  /** What stands in the fields at the beginning: that record's values. */
  entries: Entries
}

/** A measuring as it is typed, kept on the device with every press until it is saved. */
export function useMeasuring({ personId, garment, record, unit, entries }: Begun) {
  const [key] = useState(() => measuringKey({ personId, garment, record }))
  const [kept] = useState(() => readMeasuring(key))
  const [measuring, setMeasuring] = useState<Measuring>(() => kept ?? fresh({ garment, unit, entries }))
  const [isRestored, setRestored] = useState(kept !== undefined)
  const isBegun = measuring.notes.trim() !== '' || !isSameTyped(measuring.entries, entries)
  useEffect(() => {
    if (isBegun) storeMeasuring(key, measuring)
    else forgetMeasuring(key)
  }, [key, measuring, isBegun])

  const change = (part: Partial<Measuring>) => setMeasuring((now) => ({ ...now, ...part }))
  return {
    measuring,
    isRestored,
    change,
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
    startAfresh: () => {
      setMeasuring(fresh({ garment, unit, entries }))
      setRestored(false)
    },
    /** It is saved: nothing of it stays on the device. */
    finish: () => forgetMeasuring(key),
  }
}

function fresh({ garment, unit, entries }: Omit<Begun, 'personId' | 'record'>): Measuring {
  return { id: newId(), unit, entries, notes: '', how: garment ? 'garment' : 'tape' }
}

function withEntry(entries: Entries, key: string, typed: string, unit: Entries[string]['unit']): Entries {
  if (typed !== '') return { ...entries, [key]: { typed, unit } }
  const { [key]: _gone, ...others } = entries
  return others
}

import type { Garment } from '@darzi/contract/garments.ts'
import type { ShopField } from '@darzi/contract/measurements.ts'
import { useMemo, useState } from 'react'
import type { Entries } from './entries.ts'
import { type AskedField, askedField, askedFields } from './measured-fields.ts'

interface Asked {
  /** Of which measuring: a new one begins without what was typed for another garment. */
  measuringId: string
  garment: Pick<Garment, 'fields'> | undefined
  own: readonly ShopField[]
  entries: Entries
}

const none: readonly string[] = []

/** The fields of what is measured, then whatever was typed before another garment was chosen: it is saved with the rest. */
export function useAskedFields({ measuringId, garment, own, entries }: Asked): readonly AskedField[] {
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

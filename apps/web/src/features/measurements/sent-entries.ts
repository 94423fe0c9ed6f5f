import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { type LengthUnit, showTenths } from '@darzi/tailoring/units/length.ts'
import { type Entries, type Entry, entryOf } from './entries.ts'
import type { SizeAtTape } from './shop-scale.ts'

interface Sent {
  values: readonly MeasuredValue[]
  unit: LengthUnit
  /** By the shop's own tape, where that was chosen. */
  atTape: readonly SizeAtTape[]
}

/** What was sent as entries of the form: as it was sent, or, where they are given, by the shop's tape. */
export function sentEntries({ values, unit, atTape }: Sent): Entries {
  const scaled = new Map(atTape.map((size) => [size.site as string, size])) // a site is a field of the book
  const entry = (value: MeasuredValue): Entry => {
    const size = scaled.get(value.field)
    const asSent = entryOf(value, unit)
    return size ? { ...asSent, typed: showTenths(size.mm / 10), unit: 'cm', shopScale: size.scale } : asSent
  }
  return Object.fromEntries(values.map((value) => [value.field, entry(value)]))
}

/** The same form with the sizes by photo chosen anew; what the tailor typed since stays. */
export function chosenAnew(entries: Entries, sent: Sent & { sites: readonly SizeAtTape[] }): Entries {
  const anew = sentEntries(sent)
  const changed = sent.sites.flatMap(({ site }) => {
    const entry = anew[site]
    return entry && entries[site]?.from === 'photo' ? [[site, entry] as const] : []
  })
  return { ...entries, ...Object.fromEntries(changed) }
}

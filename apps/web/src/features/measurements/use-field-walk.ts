import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { MeasuredValue } from '@darzi/contract/measurements.ts'
import { checkValues, checkWeight } from '@darzi/tailoring/measurements/check.ts'
import { type Doubt, fieldsOf } from '@darzi/tailoring/measurements/doubt.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isInsideField } from '../../shell/shortcuts.ts'
import { type Entries, entryOf, meaningOf, shownText, weightUnitOf } from './entries.ts'
import type { AskedField } from './measured-fields.ts'
import type { useMeasuring } from './use-measuring.ts'

interface Walked {
  fields: readonly AskedField[]
  typing: ReturnType<typeof useMeasuring>
  last: readonly MeasuredValue[]
  sizing: Person['sizing']
  isFlared?: boolean
}

/**
 * Goes from field to field as the tape does, and never stops a hand that types fast. A value that is no size, or looks like a slip,
 * is asked about beside the next field until it is answered.
 */
export function useFieldWalk({ fields, typing, last, sizing, isFlared = false }: Walked) {
  const { measuring } = typing
  const { entries, unit } = measuring
  const inputs = useRef(new Map<string, HTMLElement>())
  const save = useRef<HTMLButtonElement>(null)
  const [chosen, setActive] = useState(fields[0]?.key)
  // What was asked for may have changed meanwhile.
  const active = fields.some(({ key }) => key === chosen) ? chosen : fields[0]?.key
  /** Next was pressed at the last field. */
  const [isEnd, setEnd] = useState(false)
  /** Fields that were left with a value that needs a word, the latest last. */
  const [left, setLeft] = useState<readonly string[]>([])
  const doubts = useMemo(
    () => doubtsOf({ fields, entries, unit, sizing, last, isFlared }),
    [fields, entries, unit, sizing, last, isFlared],
  )
  const before = useMemo(() => new Map(last.map((value) => [value.field, value])), [last])

  function go(to: AskedField | undefined) {
    setEnd(to === undefined)
    if (!to) return void save.current?.focus()
    setActive(to.key)
    inputs.current.get(to.key)?.focus()
  }
  useKeysBeside({ digit: () => active !== undefined && inputs.current.get(active)?.focus(), next })
  const at = fields.findIndex(({ key }) => key === active)
  const field = fields[at]
  const open = (key: string) => doubts.has(key) || refusalOf(fields, entries, key) !== undefined
  const asked = fields.find(
    ({ key }) => key === left.findLast((each) => (isEnd || each !== active) && open(each)),
  )

  function next() {
    if (field) leave(field.key)
    go(fields[at + 1])
  }
  function leave(key: string) {
    setLeft((now) => [...now.filter((each) => each !== key), key])
  }

  return {
    active,
    doubts,
    save,
    next,
    unit,
    /** The last field left behind whose value needs a word. */
    asked,
    refusalOf: (key: string) => refusalOf(fields, entries, key),
    previous: () => go(fields[Math.max(0, at - 1)]),
    isFirst: at <= 0,
    go,
    goTo: (key: string) => go(fields.find((field) => field.key === key)),
    keep: (key: string) => typing.keep(answeredWith(doubts, key)),
    keepAll: () => typing.keep([...doubts.keys()]),
    onFocus: (key: string) => {
      if (key !== active && active !== undefined) leave(active)
      setEnd(false)
      setActive(key)
    },
    hold: (key: string, input: HTMLElement | null) => {
      if (input) inputs.current.set(key, input)
      else inputs.current.delete(key)
    },
    textOf: (asked: AskedField) => shownText(asked, entries[asked.key], unit),
    /** The last value of a field as it would be typed now. */
    lastOf: (asked: AskedField) => {
      const value = before.get(asked.key)
      return value && shownText(asked, entryOf(value, unit), unit)
    },
  }
}

/** Why what stands in a field is no size. */
function refusalOf(fields: readonly AskedField[], entries: Entries, key: string) {
  const field = fields.find((each) => each.key === key)
  const meant = field && meaningOf(field, entries[key])
  return meant && 'refused' in meant ? meant : undefined
}

export type FieldWalk = ReturnType<typeof useFieldWalk>

/** Enter there presses it. */
const isOnControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary') !== null

/** A digit or Enter beside the fields belongs to the one that is asked now: nobody need reach for it first. */
function useKeysBeside({ digit, next }: { digit: () => void; next: () => void }): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isFree = !isInsideField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isFree && /^\p{Nd}$/u.test(event.key)) digit()
    if (isFree && event.key === 'Enter' && !event.repeat && !isOnControl(event.target)) next()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

interface Ground {
  fields: readonly AskedField[]
  entries: Entries
  unit: LengthUnit
  sizing: Person['sizing']
  /** What was measured before, and counts for what was not typed now. */
  last: readonly MeasuredValue[]
  /** The legs of what is sewn widen on purpose. */
  isFlared: boolean
}

/**
 * What looks like a slip among the typed values; one for each field at most, none where "keep" was answered. A doubt about several
 * sizes is asked at whichever of them were typed.
 */
export function doubtsOf({ fields, entries, unit, sizing, last, isFlared }: Ground): Map<string, Doubt> {
  const sizes = sizesOf(fields, entries)
  const before = Object.fromEntries(last.flatMap(({ field, mm }) => (mm === undefined ? [] : [[field, mm]])))
  const ranges = Object.fromEntries(fields.flatMap(({ key, range }) => (range ? [[key, range]] : [])))
  const values = { ...before, ...sizes.mm }
  const lengths = checkValues({ values, sizing, unit, last: before, ranges, isFlared })
  const weights = Object.values(sizes.kg).flatMap((kg) =>
    checkWeight(kg, { sizing, unit: weightUnitOf(unit) }),
  )
  const isOpen = (field: string) => (field in sizes.mm || field in sizes.kg) && !entries[field]?.isKept
  const asked = [...lengths, ...weights].flatMap((doubt) =>
    fieldsOf(doubt)
      .filter(isOpen)
      .map((field) => [field, doubt] as const),
  )
  return new Map(asked.reverse())
}

/** The fields whose doubt is answered when that of `field` is kept: its own, and where the same one is asked at another. */
export const answeredWith = (doubts: ReadonlyMap<string, Doubt>, field: string): string[] => {
  const kept = doubts.get(field)
  return kept ? fieldsOf(kept).filter((other) => doubts.get(other) === kept) : []
}

function sizesOf(fields: readonly AskedField[], entries: Entries) {
  const sizes: Record<'mm' | 'kg', Record<string, number>> = { mm: {}, kg: {} }
  for (const field of fields) {
    const meant = meaningOf(field, entries[field.key])
    if (!meant || 'refused' in meant) continue
    if (meant.mm !== undefined) sizes.mm[field.key] = meant.mm
    if (meant.kg !== undefined) sizes.kg[field.key] = meant.kg
  }
  return sizes
}

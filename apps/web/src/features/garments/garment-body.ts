/** A draft read: what the server is sent of it, and what keeps it from being sent. */
import type { Named } from '@darzi/tailoring/garments/garment.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { readNumber, readWhole } from '@darzi/tailoring/units/read-number.ts'
import type { GarmentBody } from './garment-data.ts'
import type { AddOnDraft, ClothDraft, GarmentDraft } from './garment-draft.ts'

/** A sentence of the words and its holes. */
export interface Said {
  key: string
  params?: Record<string, string | number>
}
interface Reading {
  currency: Currency
  /** The shop made this type itself: it needs a name. */
  isOwn: boolean
}

/** Only what was changed since `base` is sent. Hand in tidied drafts: the places of the problems are those of their lists. */
export function readDraft(base: GarmentDraft, draft: GarmentDraft, { currency, isOwn }: Reading) {
  const problems: Record<string, Said> = {}
  const at = <T>(field: string, { value, problem }: Read<T>): T => {
    if (problem) problems[field] = problem
    return value
  }
  if (isOwn && draft.name.trim() === '') problems.name = required
  for (const [list, named] of namedLists(draft)) {
    named.forEach(({ name }, place) => {
      if (name !== undefined && name.trim() === '') problems[`${list}.${place}.name`] = required
    })
  }
  if (draft.stages.length < 2) problems.stages = { key: 'garments.stages.tooFew' }
  const price = (text: string, field: string) => at(field, readPrice(text, currency))
  const all: GarmentBody = {
    name: draft.name.trim(),
    sizing: draft.sizing,
    priceMinor: at('priceMinor', notZero(readPrice(draft.price, currency))) ?? null,
    leadDays: at('leadDays', readDays(draft.leadDays, 365)),
    fields: draft.fields,
    styles: draft.styles,
    stages: draft.stages,
    checks: draft.checks,
    addOns: draft.addOns.map((addOn, place) => ({
      ...named(addOn),
      priceMinor: price(addOn.price, `addOns.${place}.priceMinor`) ?? 0,
    })),
    cloth: draft.cloth.map((row, place) =>
      readCloth(row, (field, read) => at(`cloth.${place}.${field}`, read)),
    ),
  }
  return { problems, body: onlyChanged(all, base, draft) }
}

const required: Said = { key: 'problems.field.required' }

interface Read<T> {
  value: T
  problem?: Said | undefined
}

function namedLists({ styles, addOns, stages, checks }: GarmentDraft): [string, readonly Partial<Named>[]][] {
  const options = styles.map((group, place): [string, readonly Named[]] => [
    `styles.${place}.options`,
    group.options,
  ])
  return [['styles', styles], ['addOns', addOns], ['stages', stages], ['checks', checks], ...options]
}

const named = ({ key, name }: AddOnDraft) => (name === undefined ? { key } : { key, name: name.trim() })

function readPrice(text: string, currency: Currency): Read<number | undefined> {
  if (text.trim() === '') return { value: undefined }
  const read = parseMoney(text, currency)
  return 'ok' in read
    ? { value: read.minor }
    : { value: undefined, problem: { key: `problems.${read.refused}`, params: read.params } }
}

function notZero(read: Read<number | undefined>): Read<number | undefined> {
  return read.value === 0 ? { value: undefined, problem: { key: 'garments.price.notZero' } } : read
}

function readDays(text: string, most: number): Read<number> {
  const value = readWhole(text)
  if (value === undefined) return { value: 0, problem: { key: 'garments.number.whole' } }
  return value <= most
    ? { value }
    : { value, problem: { key: 'problems.field.tooBig', params: { limit: most } } }
}

/** Widths in centimetres and metres of cloth. */
function readFigure(text: string, [least, most]: readonly [number, number]): Read<number> {
  const read = readNumber(text)
  if ('refused' in read)
    return {
      value: 0,
      problem: read.refused === 'empty' ? required : { key: `problems.number.${read.refused}` },
    }
  const { value } = read
  if (value < least) return { value, problem: { key: 'problems.field.tooSmall', params: { limit: least } } }
  if (value > most) return { value, problem: { key: 'problems.field.tooBig', params: { limit: most } } }
  return { value }
}

function readCloth(row: ClothDraft, at: (field: string, read: Read<number>) => number) {
  const fromM = at('fromM', readFigure(row.from, [0.1, 30]))
  const widthCm = at('widthCm', readFigure(row.width, [30, 400]))
  const toM = at('toM', readFigure(row.to, [Math.max(fromM, 0.1), 30]))
  return { widthCm, fromM, toM, ...(row.when ? { when: row.when } : {}) }
}

/** Each list of the body stands for one part of the draft. */
const parts = {
  name: 'name',
  sizing: 'sizing',
  priceMinor: 'price',
  leadDays: 'leadDays',
  fields: 'fields',
  styles: 'styles',
  addOns: 'addOns',
  stages: 'stages',
  checks: 'checks',
  cloth: 'cloth',
} as const satisfies Partial<Record<keyof GarmentBody, keyof GarmentDraft>>

function onlyChanged(all: GarmentBody, base: GarmentDraft, draft: GarmentDraft): GarmentBody {
  const isChanged = (part: keyof GarmentDraft) => JSON.stringify(draft[part]) !== JSON.stringify(base[part])
  const entries = Object.entries(all).filter(([field]) => {
    const part = Object.entries(parts).find(([name]) => name === field)?.[1]
    return part !== undefined && isChanged(part)
  })
  return Object.fromEntries(entries)
}

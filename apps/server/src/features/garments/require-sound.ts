import type { Garment } from '@darzi/contract/garments.ts'
import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import { addOnKeys } from '@darzi/tailoring/garments/make-garment.ts'
import { stageFaults } from '@darzi/tailoring/garments/stage-rules.ts'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, type FieldError } from '../../http/app-error.ts'
import { measurableFields } from './ports.ts'

/**
 * Refuses a type that would leave the counter without words or without sense, each fault at its field: two things of one
 * key, a nameless thing no word is known for, a field nobody measures, cloth that ends before it begins or holds for a style
 * that is not there.
 */
export async function requireSound(tx: Tx, garment: Garment, before: Pick<Garment, 'fields'> = garment) {
  const faults = [
    ...(await unknownFields(tx, garment, before)),
    ...fieldFaults(garment),
    ...garment.styles.flatMap((group, at) => optionFaults(group, `styles.${at}.options`)),
    ...listFaults(garment.styles, 'styles', 'groups'),
    ...listFaults(garment.addOns, 'addOns', 'addOns'),
    ...stagesFaults(garment),
    ...doubles(garment.checks, 'checks'),
    ...nameless(garment.checks, 'checks', () => false),
    ...clothFaults(garment),
  ]
  if (faults.length > 0) throw new AppError('request.invalid', {}, faults)
}

/** A stage of the shop's own has its words: one name for everybody, or one for each language. */
function stagesFaults({ stages }: Garment): FieldError[] {
  const named = stages.map(({ key, name, names }) => ({ key, name: name ?? nameIn(names) }))
  const marked = stageFaults(stages).map(({ at, field, code }) => ({ field: `stages.${at}.${field}`, code }))
  return [...listFaults(named, 'stages', 'stages'), ...marked]
}

const nameIn = (names: Garment['stages'][number]['names'] = {}) => names.en && names.hi && names.pa

type Named = { key: string; name?: string }

function listFaults(
  list: readonly Named[],
  path: string,
  kind: 'groups' | 'addOns' | 'stages',
): FieldError[] {
  return [...doubles(list, path), ...nameless(list, path, (key) => isKnownWord(kind, key))]
}

function optionFaults(group: Garment['styles'][number], path: string): FieldError[] {
  const isKnown = (key: string) => isKnownWord('options', `${group.key}.${key}`)
  return [...doubles(group.options, path), ...nameless(group.options, path, isKnown)]
}

function doubles(list: readonly Named[], path: string): FieldError[] {
  const isDouble = ({ key }: Named, at: number) => list.findIndex((each) => each.key === key) < at
  return faultsWhere(list, isDouble, (at) => ({ field: `${path}.${at}.key`, code: 'double' }))
}

function nameless(list: readonly Named[], path: string, isKnown: (key: string) => boolean): FieldError[] {
  const hasNone = ({ key, name }: Named) => !name && !isKnown(key)
  return faultsWhere(list, hasNone, (at) => ({ field: `${path}.${at}.name`, code: 'required' }))
}

/** A field that was put away stays where it is asked for already; it is not taken up anew. */
async function unknownFields(tx: Tx, after: Pick<Garment, 'fields'>, before: Pick<Garment, 'fields'>) {
  const asked = new Set(before.fields.map(({ field }) => field))
  if (after.fields.every(({ field }) => asked.has(field))) return []
  const known = await measurableFields.use()(tx)
  const isUnknown = ({ field }: Garment['fields'][number]) => !asked.has(field) && !known.has(field)
  return faultsWhere(after.fields, isUnknown, (at) => ({ field: `fields.${at}.field`, code: 'notOffered' }))
}

function fieldFaults({ fields }: Garment): FieldError[] {
  const keys = fields.map(({ field }) => ({ key: field }))
  return doubles(keys, 'fields').map((fault) => ({ ...fault, field: fault.field.replace(/key$/, 'field') }))
}

/** Cloth for a style of the catalogue that is switched off waits until it is offered again. */
function clothFaults({ cloth, styles }: Garment): FieldError[] {
  const options = new Set(styles.flatMap((group) => group.options.map(({ key }) => `${group.key}.${key}`)))
  return [
    ...faultsWhere(
      cloth,
      ({ fromM, toM }) => toM < fromM,
      (at) => ({ field: `cloth.${at}.toM`, code: 'tooSmall', params: { limit: cloth[at]?.fromM ?? 0 } }),
    ),
    ...faultsWhere(
      cloth,
      ({ when }) => when !== undefined && !options.has(when) && !isKnownWord('options', when),
      (at) => ({ field: `cloth.${at}.when`, code: 'notOffered' }),
    ),
  ]
}

function faultsWhere<T>(
  list: readonly T[],
  isFaulty: (each: T, at: number) => boolean,
  faultAt: (at: number) => FieldError,
): FieldError[] {
  return list.flatMap((each, at) => (isFaulty(each, at) ? [faultAt(at)] : []))
}

const options = Object.entries(styleOptions).flatMap(([group, keys]) => keys.map((key) => `${group}.${key}`))
/** Every key of the catalogue has a word in each language. */
const known: Record<'groups' | 'options' | 'addOns' | 'stages', ReadonlySet<string>> = {
  groups: new Set(Object.keys(styleOptions)),
  options: new Set(options),
  addOns: new Set(addOnKeys),
  stages: new Set(defaultStages.map(({ key }) => key)),
}

/** Whether a thing of this key needs no name of the shop's own; an option is asked for as `group.option`. */
const isKnownWord = (kind: keyof typeof known, key: string) => known[kind].has(key)

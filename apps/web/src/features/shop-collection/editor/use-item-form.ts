import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { readNumber } from '@darzi/tailoring/units/read-number.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { useSession } from '../../../data/session.ts'
import { useStoredUnit } from '../../../data/stored-unit.ts'
import { useEditing } from '../../../kits/form/use-editing.ts'
import { toastDone } from '../../../shell/toasts.tsx'
import { useT } from '../../../words/use-t.ts'
import { addItem, editItem, type NewItem } from './collection-data.ts'
import { draftOf, type ItemDraft, newDraft } from './item-draft.ts'
import { inOtherUnit, type Problems, readSizes } from './read-sizes.ts'

export type ItemForm = ReturnType<typeof useItemForm>

/** A garment being written or changed; what it began with stays its ground, whatever others save meanwhile. */
export function useItemForm(item: CollectionItem | undefined, onSaved: (item: CollectionItem) => void) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const [id, setId] = useState(newId)
  const editing = useEditing(item)
  const { ground } = editing
  const [unit, storeUnit] = useStoredUnit()
  const [draft, setDraft] = useState(() => (item ? draftOf(item, unit) : newDraft(unit)))
  const [base, setBase] = useState(draft)

  function begin(next: CollectionItem) {
    const text = draftOf(next, draft.unit)
    editing.begin(next)
    setDraft(text)
    setBase(text)
  }

  async function save() {
    const { body, problems } = readDraft(draft, currency)
    if (editing.check(problems)) await editing.during(() => send(body))
  }

  async function send(body: NewItem) {
    try {
      const stored = ground
        ? await editItem(ground.id, { ...body, ...noneOf(body), version: ground.version })
        : await addItem({ ...body, id })
      begin(stored)
      toastDone(t('collection.done.saved', { name: stored.name }))
      onSaved(stored)
    } catch (error) {
      setId(newId())
      throw error
    }
  }

  const change = (part: Partial<ItemDraft>) => setDraft((now) => ({ ...now, ...part }))
  function switchUnit(unit: LengthUnit) {
    storeUnit(unit)
    // Only the face changes: it is no change to be saved.
    setBase((now) => ({ ...now, ...inOtherUnit(now, unit) }))
    change(inOtherUnit(draft, unit))
  }
  return {
    ...editing,
    item: ground,
    draft,
    currency,
    change,
    switchUnit,
    save,
    begin,
    isDirty: JSON.stringify(draft) !== JSON.stringify(base),
  }
}

/** What was emptied is taken away. */
const noneOf = ({
  originalPriceMinor,
  cut,
  description,
}: {
  originalPriceMinor?: number
  cut?: string
  description?: string
}) => ({
  ...(originalPriceMinor === undefined ? { originalPriceMinor: null } : {}),
  ...(cut === undefined ? { cut: null } : {}),
  ...(description === undefined ? { description: '' } : {}),
})

/** A draft as it is sent, and what of it cannot be. */
function readDraft(draft: ItemDraft, currency: Currency): { body: NewItem; problems: Problems } {
  const { finished, problems } = readSizes(draft)
  const money = (text: string, field: string) => {
    if (text.trim() === '') return undefined
    const read = parseMoney(text, currency)
    if ('ok' in read && read.minor > 0) return read.minor
    problems[field] =
      'ok' in read
        ? { key: 'problems.money.notAnAmount', params: { typed: text.trim() } }
        : { key: `problems.${read.refused}`, params: { ...read.params } }
    return undefined
  }
  const number = (text: string, field: string) => {
    const read = readNumber(text)
    if ('ok' in read) return read.value
    const key = read.refused === 'empty' ? 'problems.field.required' : `problems.number.${read.refused}`
    problems[field] = { key }
    return 0
  }
  const priceMinor = money(draft.price, 'priceMinor')
  if (draft.price.trim() === '') problems.priceMinor = { key: 'problems.field.required' }
  if (draft.name.trim() === '') problems.name = { key: 'problems.field.required' }
  for (const [at, { name }] of draft.colours.entries())
    if (name.trim() === '') problems[`colours.${at}.name`] = { key: 'problems.field.required' }
  const body: NewItem = {
    name: draft.name,
    description: draft.description || undefined,
    otherWords: draft.otherWords,
    category: draft.category,
    cut: draft.cut || undefined,
    garment: draft.garment,
    priceMinor: priceMinor ?? 0,
    originalPriceMinor: money(draft.originalPrice, 'originalPriceMinor'),
    isMadeToMeasure: draft.isMadeToMeasure,
    isListed: draft.isListed,
    styles: [...draft.styles],
    sizes: finished,
    colours: draft.colours.map(({ name, hex }) => ({ name, hex: hex.toLowerCase() })),
    cloth: {
      kind: draft.clothKind,
      gramsPerSquareMetre: number(draft.clothGrams, 'cloth.gramsPerSquareMetre'),
      stretchPercent: number(draft.clothStretch, 'cloth.stretchPercent'),
      ...(draft.clothDesign !== '' && {
        design: {
          kind: draft.clothDesign,
          repeatMm: Number(draft.designRepeat),
          hex: draft.designHex.toLowerCase(),
        },
      }),
    },
  }
  return { body, problems }
}

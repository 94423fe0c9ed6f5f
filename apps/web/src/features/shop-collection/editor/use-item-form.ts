import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../../data/problem-error.ts'
import { useSession } from '../../../data/session.ts'
import { useStoredUnit } from '../../../data/stored-unit.ts'
import { toastDone } from '../../../shell/toasts.tsx'
import { useT } from '../../../words/use-t.ts'
import { addItem, editItem } from './collection-data.ts'
import { readDraft } from './item-body.ts'
import { draftOf, type ItemDraft, newDraft } from './item-draft.ts'
import { inOtherUnit, type Problems } from './read-sizes.ts'

export type ItemForm = ReturnType<typeof useItemForm>

/** A garment being written or changed; what it began with stays its ground, whatever others save meanwhile. */
export function useItemForm(item: CollectionItem | undefined, onSaved: (item: CollectionItem) => void) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const [id, setId] = useState(newId)
  const [ground, setGround] = useState(item)
  const [unit, storeUnit] = useStoredUnit()
  const [draft, setDraft] = useState(() => (item ? draftOf(item, unit) : newDraft(unit)))
  const [base, setBase] = useState(draft)
  const [problems, setProblems] = useState<Problems>({})
  const [appError, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  function begin(next: CollectionItem) {
    const text = draftOf(next, draft.unit)
    setGround(next)
    setDraft(text)
    setBase(text)
    setProblems({})
    setError(undefined)
  }

  async function save() {
    const { body, problems: found } = readDraft(draft, currency)
    setProblems(found)
    setError(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const stored = ground
        ? await editItem(ground.id, { ...body, ...noneOf(body), version: ground.version })
        : await addItem({ ...body, id })
      begin(stored)
      toastDone(t('collection.done.saved', { name: stored.name }))
      onSaved(stored)
    } catch (error) {
      setId(newId())
      setError(error)
    } finally {
      setBusy(false)
    }
  }

  const errorAt = (field: string): string | undefined => {
    const own = problems[field]
    return own ? t(own.key, own.params) : fieldSentence(appError, field, t)
  }
  const change = (part: Partial<ItemDraft>) => setDraft((now) => ({ ...now, ...part }))
  function switchUnit(unit: LengthUnit) {
    storeUnit(unit)
    // Only the face changes: it is no change to be saved.
    setBase((now) => ({ ...now, ...inOtherUnit(now, unit) }))
    change(inOtherUnit(draft, unit))
  }
  return {
    item: ground,
    draft,
    currency,
    errorAt,
    change,
    switchUnit,
    isBusy,
    save,
    begin,
    isDirty: JSON.stringify(draft) !== JSON.stringify(base),
    failure: appError === undefined ? undefined : problemSentence(appError, t),
    hasProblems: Object.keys(problems).length > 0,
    problems,
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

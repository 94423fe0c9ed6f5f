import { useState } from 'react'
import { hasFieldsOf } from '../../kits/form/stored-draft.ts'
import { useStoredDraft } from '../../kits/form/use-stored-draft.ts'
import { type CustomerDraft, saysTheSame } from './customer-draft.ts'

interface Asked {
  /** The name the draft is kept under. */
  form: string
  /** What a person calls it; without one it stays on this device. */
  label?: string
  /** What the form begins with, when nothing was kept. */
  begun: CustomerDraft
  version?: number
}

interface Edited {
  draft: CustomerDraft
  /** What the form began with: what differs from it was changed here, what does not was not. */
  base: CustomerDraft
  /** The record's version when the editing began. */
  version?: number | undefined
}

/** A customer's form, kept with every change until it is saved. */
export function useDraft({ form, label, begun, version }: Asked) {
  const [fresh] = useState<Edited>({ draft: begun, base: begun, version })
  const kept = useStoredDraft<Edited>({
    feature: 'customers',
    form,
    label,
    begun: () => fresh,
    fits: (found): found is Edited =>
      hasFieldsOf({ draft: {}, base: {} }, found) &&
      hasFieldsOf(begun, found.draft) &&
      hasFieldsOf(begun, found.base),
    isBegun: ({ draft, base }) => !saysTheSame(draft, base),
  })
  const { draft, base } = kept.value
  return {
    ...kept,
    draft,
    /** What the form began with, to tell what was changed. */
    base,
    isDirty: !saysTheSame(draft, base),
    version: kept.value.version,
    change: (part: Partial<CustomerDraft>) =>
      kept.change((now) => ({ ...now, draft: { ...now.draft, ...part } })),
  }
}

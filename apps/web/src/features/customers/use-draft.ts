import { useEffect, useState } from 'react'
import { type CustomerDraft, saysTheSame } from './customer-draft.ts'
import { draftKey, forgetDraft, readDraft, type StoredDraft, storeDraft } from './stored-drafts.ts'

interface Asked {
  /** The name the draft is kept under. */
  form: string
  /** What the form begins with, when nothing was kept. */
  begun: CustomerDraft
  version?: number
}

/** A form's text, kept on the device with every change until it is saved. */
export function useDraft({ form, begun, version }: Asked) {
  const [key] = useState(() => draftKey(form))
  const [kept] = useState(() => readDraft(key, begun))
  const [fresh] = useState({ base: begun, version })
  // A text that was kept goes on from what it began with, not from what the record says by now.
  const [ground, setGround] = useState<Pick<StoredDraft, 'base' | 'version'>>(kept ?? fresh)
  const [draft, setDraft] = useState(kept?.draft ?? begun)
  const [isRestored, setRestored] = useState(kept !== undefined)
  const { base } = ground
  const isDirty = !saysTheSame(draft, base)
  useEffect(() => {
    if (isDirty) storeDraft(key, { draft, base: ground.base, version: ground.version })
    else forgetDraft(key)
  }, [key, draft, isDirty, ground])
  return {
    draft,
    /** What the form began with, to tell what was changed. */
    base,
    isDirty,
    isRestored,
    version: ground.version,
    change: (part: Partial<CustomerDraft>) => setDraft((now) => ({ ...now, ...part })),
    startAfresh: () => {
      setGround(fresh)
      setDraft(fresh.base)
      setRestored(false)
    },
    forget: () => forgetDraft(key),
  }
}

import { useEffect, useState } from 'react'
import { type CustomerDraft, saysTheSame } from './customer-draft.ts'
import { forgetDraft, keepDraft, readDraft } from './kept-drafts.ts'

interface Asked {
  /** The name the draft is kept under. */
  form: string
  /** What the form begins with, when nothing was kept. */
  begun: CustomerDraft
  version?: number
}

/** A form's text, kept on the device with every change until it is saved. */
export function useDraft({ form, begun, version }: Asked) {
  const [kept] = useState(() => readDraft(form, begun))
  const [base] = useState(begun)
  const [draft, setDraft] = useState(kept?.draft ?? begun)
  const [isRestored, setRestored] = useState(kept !== undefined)
  const isDirty = !saysTheSame(draft, base)
  const baseVersion = kept?.version ?? version
  useEffect(() => {
    if (isDirty) keepDraft(form, { draft, version: baseVersion })
    else forgetDraft(form)
  }, [form, draft, isDirty, baseVersion])
  return {
    draft,
    /** What the form began with, to tell what was changed. */
    base,
    isDirty,
    isRestored,
    version: baseVersion,
    change: (part: Partial<CustomerDraft>) => setDraft((now) => ({ ...now, ...part })),
    startAfresh: () => {
      setDraft(base)
      setRestored(false)
    },
    forget: () => forgetDraft(form),
  }
}

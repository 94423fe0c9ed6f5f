import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { useState } from 'react'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { type Problems, readDraft } from './garment-body.ts'
import { editGarment, resetGarment } from './garment-data.ts'
import { draftOf, type GarmentDraft, saysTheSame, tidied } from './garment-draft.ts'

export type GarmentForm = ReturnType<typeof useGarmentForm>

/** A garment being changed: what it began with stays its ground, whatever others save meanwhile. */
export function useGarmentForm(garment: Garment) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const [ground, setGround] = useState(garment)
  const [draft, setDraft] = useState(() => draftOf(garment))
  const [problems, setProblems] = useState<Problems>({})
  const [appError, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const base = draftOf(ground)

  function begin(next: Garment) {
    setGround(next)
    setDraft(draftOf(next))
    setProblems({})
    setError(undefined)
  }

  async function during(work: () => Promise<Garment>, word: 'saved' | 'reset') {
    setBusy(true)
    setError(undefined)
    try {
      const kept = await work()
      begin(kept)
      toastDone(t(`garments.done.${word}`, { name: garmentName(t, kept) }))
    } catch (error) {
      setError(error)
    } finally {
      setBusy(false)
    }
  }

  async function save() {
    const tidy = tidied(draft)
    setDraft(tidy)
    const { problems: found, body } = readDraft(tidied(base), tidy, { currency, isOwn: ground.isOwn })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    await during(() => editGarment(ground.key, { ...body, version: ground.version }), 'saved')
  }

  const errorAt = (field: string): string | undefined => {
    const own = problems[field]
    return own ? t(own.key, own.params) : fieldSentence(appError, field, t)
  }
  return {
    garment: ground,
    draft,
    errorAt,
    isBusy,
    save,
    begin,
    change: (part: Partial<GarmentDraft>) => setDraft((now) => ({ ...now, ...part })),
    isDirty: !saysTheSame(draft, base),
    /** The sentence of a refusal, which also marks its fields. */
    failure: appError === undefined ? undefined : problemSentence(appError, t),
    error: appError,
    hasProblems: Object.keys(problems).length > 0,
    reset: () => during(() => resetGarment(ground.key), 'reset'),
    currency,
  }
}

import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { useEditing } from '../../kits/form/use-editing.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { readDraft } from './garment-body.ts'
import { editGarment, resetGarment } from './garment-data.ts'
import { draftOf, type GarmentDraft, saysTheSame, tidied } from './garment-draft.ts'

export type GarmentForm = ReturnType<typeof useGarmentForm>

/** A garment being changed: what it began with stays its ground, whatever others save meanwhile. */
export function useGarmentForm(garment: Garment) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const editing = useEditing(garment)
  const { ground } = editing
  const [draft, setDraft] = useState(() => draftOf(garment))
  const base = draftOf(ground)

  function begin(next: Garment) {
    editing.begin(next)
    setDraft(draftOf(next))
  }

  const during = (work: () => Promise<Garment>, word: 'saved' | 'reset') =>
    editing.during(async () => {
      const kept = await work()
      begin(kept)
      toastDone(t(`garments.done.${word}`, { name: garmentName(t, kept) }))
    })

  async function save() {
    const tidy = tidied(draft)
    setDraft(tidy)
    const { problems, body } = readDraft(tidied(base), tidy, { currency, isOwn: ground.isOwn })
    if (editing.check(problems))
      await during(() => editGarment(ground.key, { ...body, version: ground.version }), 'saved')
  }

  return {
    ...editing,
    garment: ground,
    draft,
    save,
    begin,
    change: (part: Partial<GarmentDraft>) => setDraft((now) => ({ ...now, ...part })),
    isDirty: !saysTheSame(draft, base),
    reset: () => during(() => resetGarment(ground.key), 'reset'),
    currency,
  }
}

/** What the form offers once someone else has saved the garment. */
export const newerOf = (t: Translate, form: GarmentForm, garment: Garment) =>
  garment.version === form.garment.version || form.isBusy
    ? undefined
    : {
        title: t('garments.newer.title'),
        show: t('garments.newer.show'),
        onShow: () => form.begin(garment),
      }

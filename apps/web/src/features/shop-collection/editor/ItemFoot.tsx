import { FormFoot } from '../../../ui/FormFoot.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useT } from '../../../words/use-t.ts'
import type { ItemForm } from './use-item-form.ts'

/** Saving, within reach of the thumb. */
export function ItemFoot({ form }: { form: ItemForm }) {
  const t = useT()
  const { isDirty, isBusy, failure, hasProblems, save, item } = form
  return (
    <FormFoot at="end" problem={failure ?? (hasProblems ? t('problems.request.invalid') : undefined)}>
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isBusy}
        reason={isDirty ? undefined : t('collection.save.nothing')}
        onClick={() => void save()}
      >
        {t(item ? 'collection.save.save' : 'collection.save.add')}
      </HonestButton>
    </FormFoot>
  )
}

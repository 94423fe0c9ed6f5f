import { FormFoot } from '../../../ui/FormFoot.tsx'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useSay } from '../../../words/use-say.ts'
import type { ItemForm } from './use-item-form.ts'

/** Saving, within reach of the thumb. */
export function ItemFoot({ form }: { form: ItemForm }) {
  const say = useSay()
  const { isDirty, isBusy, failure, hasProblems, save, item } = form
  return (
    <FormFoot at="end" problem={failure ?? (hasProblems ? say('problems.request.invalid') : undefined)}>
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isBusy}
        reason={isDirty ? undefined : say('collection.save.nothing')}
        onClick={() => void save()}
      >
        {say(item ? 'collection.save.save' : 'collection.save.add')}
      </HonestButton>
    </FormFoot>
  )
}

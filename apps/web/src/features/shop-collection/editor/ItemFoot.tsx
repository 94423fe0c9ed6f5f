import edit from '../../../ui/EditForm.module.css'
import { HonestButton } from '../../../ui/HonestButton.tsx'
import { useSay } from '../../../words/use-say.ts'
import styles from './Editor.module.css'
import type { ItemForm } from './use-item-form.ts'

/** Saving, within reach of the thumb. */
export function ItemFoot({ form }: { form: ItemForm }) {
  const say = useSay()
  const { isDirty, isBusy, failure, hasProblems, save, item } = form
  return (
    <div className={`${edit.foot} ${styles.atEnd}`} data-at-foot="row">
      {(failure || hasProblems) && (
        <p role="alert" className={edit.problem}>
          {failure ?? say('problems.request.invalid')}
        </p>
      )}
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isBusy}
        reason={isDirty ? undefined : say('collection.save.nothing')}
        onClick={() => void save()}
      >
        {say(item ? 'collection.save.save' : 'collection.save.add')}
      </HonestButton>
    </div>
  )
}

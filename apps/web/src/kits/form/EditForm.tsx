import { type ReactNode, useEffect, useRef } from 'react'
import { UnsavedGuard } from '../../shell/UnsavedGuard.tsx'
import { Button } from '../../ui/Button.tsx'
import edit from '../../ui/EditForm.module.css'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'

/** What a long form knows of itself: see useEditing. */
interface Edited {
  isDirty: boolean
  isBusy: boolean
  problem: string | undefined
  save: () => Promise<void>
}

interface Props {
  form: Edited
  /** Set once someone else has saved the record since the form began. */
  newer: { title: string; show: string; onShow: () => void } | undefined
  /** Why nothing of it can be changed by this member. */
  fixed: string | undefined
  save: string
  /** Why there is nothing to save. */
  nothing: string
  /** Stands before the parts, and may be used while these are fixed. */
  before?: ReactNode
  /** Other acts at the foot. */
  acts?: ReactNode
  children: ReactNode
}

/** The long form of one record: what was typed is guarded, a newer state is offered, the first wrong field gets the focus. */
export function EditForm({ form, newer, fixed, save, nothing, before, acts, children }: Props) {
  const { isDirty, isBusy, problem } = form
  const element = useFirstWrong(!isBusy && problem !== undefined)
  return (
    <form
      ref={element}
      className={edit.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
    >
      <UnsavedGuard isDirty={isDirty && !isBusy} />
      {newer && (
        <FormNotice action={<Button onClick={newer.onShow}>{newer.show}</Button>}>{newer.title}</FormNotice>
      )}
      {fixed && <FormNotice>{fixed}</FormNotice>}
      {before}
      <fieldset className={edit.parts} disabled={fixed !== undefined}>
        {children}
      </fieldset>
      {!fixed && (
        <FormFoot at={acts ? 'spread' : 'end'} problem={problem}>
          {acts}
          <HonestButton
            kind="primary"
            isLarge
            isBusy={isBusy}
            reason={isDirty ? undefined : nothing}
            onClick={() => void form.save()}
          >
            {save}
          </HonestButton>
        </FormFoot>
      )}
    </form>
  )
}

/** After a refused save the first marked field has the focus. */
function useFirstWrong(isRefused: boolean) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isRefused])
  return form
}

import { toastDone } from '../../shell/toasts.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { FormDialog } from './FormDialog.tsx'

interface Props<A> {
  title: string
  why: string
  /** What the field asks. */
  label: string
  save: string
  done: string | ((answer: A) => string)
  longest?: number
  send: (reason: string) => Promise<A>
  onClose: () => void
}

/** An act that asks why. */
export function ReasonDialog<A>({ title, why, label, save, done, longest = 1000, send, onClose }: Props<A>) {
  const t = useT()
  return (
    <FormDialog
      title={title}
      initial={{ reason: '' }}
      save={save}
      check={({ reason }) => (reason.trim() ? {} : { reason: t('problems.field.required') })}
      send={async ({ reason }) => {
        const answer = await send(reason)
        toastDone(typeof done === 'function' ? done(answer) : done)
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{why}</p>
          <TextArea {...form.getInputProps('reason')} label={label} maxLength={longest} />
        </>
      )}
    </FormDialog>
  )
}

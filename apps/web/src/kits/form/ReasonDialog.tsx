import { toastDone } from '../../shell/toasts.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { FormDialog } from './FormDialog.tsx'

interface Props {
  title: string
  why: string
  /** What the field asks. */
  label: string
  save: string
  done: string
  longest?: number
  send: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** An act that asks why. */
export function ReasonDialog({ title, why, label, save, done, longest = 1000, send, onClose }: Props) {
  const t = useT()
  return (
    <FormDialog
      title={title}
      initial={{ reason: '' }}
      save={save}
      check={({ reason }) => (reason.trim() ? {} : { reason: t('problems.field.required') })}
      send={async ({ reason }) => {
        await send(reason)
        toastDone(done)
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
